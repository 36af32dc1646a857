import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ground } from '#scripts/siege/ground.ts';
import { bareRefusal } from '#scripts/siege/load/answer-reader.ts';
import type { Stream } from '#scripts/siege/load/open-load.ts';
import {
  freshPages,
  measureCapacity,
  searchTargets,
  sendOpenLoad,
  storedPaths,
} from '#scripts/siege/load/send-load.ts';
import type { TallyLine } from '#scripts/siege/load/tally.ts';
import { watchHealth } from '#scripts/siege/load/watch-health.ts';
import { startNode } from '#scripts/siege/node.ts';
import type { Row, Scale } from '#scripts/siege/row.ts';
import { startHaproxy } from '#server/testing/balancer.ts';
import { fillWithCertificate, readCertificate } from '#server/testing/certificate.ts';
import type { Site } from '#server/testing/site-process.ts';

/** The nodes on a core of their own, the load and HAProxy on the other. */
export async function overload(ground: Ground, { isShort }: Scale): Promise<readonly Row[]> {
  const postgresql = await ground.createPostgresql();
  await postgresql.start();
  ground.onEnd(() => postgresql.stop());
  const start = (name: string) =>
    startNode(
      { main: ground.main, folder: join(ground.folder, name), core: 0 },
      { DATABASE_URL: postgresql.url },
    );
  const node = await start('overloaded');
  const nodes = [node];
  try {
    await visitBefore(node);
    const port = Number(new URL(node.origin).port);
    const steady = await trySteadyLoad(port, isShort ? 5 : 30);
    const capacity = await measureCapacity(port, 15);
    const seconds = isShort ? 10 : 30;
    const straight = { way: 'straight, 1,500 connections', port, connections: 1500 };
    const alone = await tryThreefold({ ...straight, nodes, capacity, seconds });
    const other = await start('overloaded-too');
    nodes.push(other);
    await visitBefore(other);
    return [...steady, ...alone, ...(await tryBalanced(ground, { nodes, capacity, seconds }))];
  } finally {
    for (const each of nodes) {
      each.child.kill('SIGTERM');
      await each.ended;
    }
  }
}

async function visitBefore(node: Site): Promise<void> {
  for (const path of [...storedPaths, ...storedPaths, ...freshPages(300)]) await node.visit(path);
}

/** Streams in the shares of visitors, at so many requests a second in each phase. */
function mix(perSecond: readonly number[], seconds: number, headers = {}): readonly Stream[] {
  const share = (part: number) => perSecond.map((each) => each * part);
  const drawn = Math.ceil(Math.max(...perSecond) * 0.25 * seconds);
  return [
    { kind: 'stored', perSecond: share(0.7), targets: storedPaths, headers },
    { kind: 'drawn', perSecond: share(0.25), targets: freshPages(drawn), headers },
    { kind: 'search', perSecond: share(0.05), targets: searchTargets, headers },
  ];
}

async function trySteadyLoad(port: number, seconds: number): Promise<readonly Row[]> {
  const streams = mix([800], seconds);
  const { lines } = await sendOpenLoad({ port, phases: [seconds], streams, connections: 500 });
  const faults = count(lines.filter(({ status }) => status !== 200));
  const slowest = Math.max(...lines.map(({ p99Ms }) => p99Ms));
  return [
    {
      promise:
        '800 requests/s on one node, open loop, 70% stored, 25% drawn, 5% search: p99 150 ms, no error',
      measured: `p99 ${listP99(lines, 200)}; ${faults} not answered 200`,
      isMet: faults === 0 && slowest <= 150,
    },
  ];
}

interface Crowd {
  readonly nodes: readonly Site[];
  /** Requests a second that the nodes can answer: they share one core. */
  readonly capacity: number;
  readonly seconds: number;
}

/** The same crowd through the shipped HAProxy; a tenth of its requests come on a new connection. */
async function tryBalanced(ground: Ground, crowd: Crowd): Promise<readonly Row[]> {
  const ports = crowd.nodes.map(({ origin }) => Number(new URL(origin).port));
  const log = join(ground.folder, 'haproxy.log');
  await fillWithCertificate(ground.folder);
  const certificate = await readCertificate(ground.folder);
  const balancer = await startHaproxy({ program: ground.haproxy, nodes: ports, certificate, log, core: 1 });
  ground.onEnd(balancer.stop);
  const { host, port } = new URL(balancer.origin);
  const way = 'through HAProxy, 900 connections';
  const through = {
    port: Number(port),
    connections: 900,
    isSecure: true,
    isOpenBefore: true,
    closeEvery: 10,
  };
  const rows = await tryThreefold({ ...crowd, ...through, way, headers: { Host: host } });
  await balancer.stop();
  const lines = readFileSync(log, 'utf8').split('\n');
  const unsent = lines.filter((line) => line.includes('<NOSRV>'));
  const without = unsent.filter((line) => line.includes(' SC')).length;
  const takenOut = lines.filter((line) => line.includes(' is DOWN')).length;
  return [
    ...rows,
    {
      promise: 'HAProxy takes no node out and always has one to ask',
      measured: `${takenOut} times out, ${without} requests without a node, ${unsent.length - without} refused by its line; by its own log p99 ${listOwnP99(lines)}`,
      isMet: takenOut === 0 && without === 0,
    },
  ];
}

/** By the balancer's log, where a request begins once its connection is made: "200 80 ms, 503 1 ms". */
function listOwnP99(lines: readonly string[]): string {
  const times = lines.flatMap((line) => {
    const [, status, totalMs] = / (200|503) \d+ [-\d]+\/(\d+) ms /.exec(line) ?? [];
    return status === undefined ? [] : [{ status, totalMs: Number(totalMs) }];
  });
  return Array.from(
    Map.groupBy(times, ({ status }) => status),
    ([status, of]) => {
      const sorted = of.map(({ totalMs }) => totalMs).sort((a, b) => a - b);
      return `${status} ${sorted[Math.floor(sorted.length * 0.99)]} ms`;
    },
  ).join(', ');
}

interface Threefold extends Crowd {
  readonly way: string;
  readonly port: number;
  readonly connections: number;
  readonly isSecure?: boolean;
  readonly closeEvery?: number;
  readonly isOpenBefore?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

const calmSeconds = 5;
const afterSeconds = 10;

async function tryThreefold(crowd: Threefold): Promise<readonly Row[]> {
  const { nodes, capacity, seconds, headers, way, ...load } = crowd;
  const phases = [calmSeconds, seconds, afterSeconds];
  const asked = [0.5 * capacity, 3 * capacity, 0.5 * capacity];
  const streams = mix(asked, seconds + 5, headers);
  const stopWatching = watchHealth(nodes);
  const { lines, settledAfter } = await sendOpenLoad({ ...load, phases, streams });
  const { faults, p99Ms, mostMs } = await stopWatching();
  const calm = lines.filter(({ phase }) => phase === 0);
  const settled = settledAfter[2] ?? Number.NaN;
  return [
    {
      promise: `Half the capacity (${way}): nothing is refused`,
      measured: `${count(calm.filter(({ status }) => status !== 200))} of ${count(calm)} not answered 200`,
      isMet: calm.every(({ status }) => status === 200),
    },
    ...toRows(
      lines.filter(({ phase }) => phase === 1),
      `${Math.round(3 * capacity)} requests/s, three times ${Math.round(capacity)}, ${way}`,
    ),
    {
      promise: '/healthz, /readyz and /metrics of the nodes answer new connections within 50 ms throughout',
      measured: `${faults} not answered 200; p99 ${Math.round(p99Ms)} ms, slowest ${Math.round(mostMs)} ms`,
      isMet: faults === 0 && p99Ms <= 50,
    },
    {
      promise: 'Back to normal within 5 s',
      measured: `99 of 100 answered within 500 ms again after ${settled} s`,
      isMet: settled <= 5,
    },
  ];
}

function toRows(during: readonly TallyLine[], inAll: string): readonly Row[] {
  const of = (status: number) => during.filter((line) => line.status === status);
  const [refused, served] = [of(503), of(200)];
  const others = during.filter(({ status }) => status !== 200 && status !== 503);
  const shed = (kind: string) => count(refused.filter((line) => line.kind === kind));
  const bare = count(of(bareRefusal));
  return [
    {
      promise: `Three times the capacity (${inAll}): served p99 500 ms`,
      measured: `p99 ${listP99(during, 200)}; ${count(served)} of ${count(during)} served`,
      isMet: served.length > 0 && Math.max(...served.map(({ p99Ms }) => p99Ms)) <= 500,
    },
    {
      promise: 'The rest 503 with Retry-After within 50 ms, nothing else',
      measured: `${count(refused)} refused, p99 ${listP99(during, 503)}; ${bare} without Retry-After, ${listStatuses(others)} answered otherwise or not at all`,
      isMet: count(others) === 0 && Math.max(0, ...refused.map(({ p99Ms }) => p99Ms)) <= 50,
    },
    {
      promise: 'Stored pages keep being served while drawing is shed',
      measured: `${shed('stored')} stored pages, ${shed('search')} searches and ${shed('drawn')} drawn pages refused`,
      isMet: shed('stored') === 0,
    },
  ];
}

function count(lines: readonly TallyLine[]): number {
  return lines.reduce((sum, line) => sum + line.count, 0);
}

/** "3 × 429, 2 × 0", or "none". */
function listStatuses(lines: readonly TallyLine[]): string {
  const counts = Map.groupBy(lines, ({ status }) => status);
  return Array.from(counts, ([status, of]) => `${count(of)} × ${status}`).join(', ') || 'none';
}

function listP99(lines: readonly TallyLine[], status: number): string {
  const of = lines.filter((line) => line.status === status);
  return of.map(({ kind, p99Ms }) => `${kind} ${Math.round(p99Ms)} ms`).join(', ') || 'none';
}
