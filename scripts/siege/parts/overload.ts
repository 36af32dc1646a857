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
import { metricsHeaders, startNode } from '#scripts/siege/node.ts';
import type { Row, Scale } from '#scripts/siege/row.ts';

/** One node on a core of its own, the load on the other. */
export async function overload(ground: Ground, { isShort }: Scale): Promise<readonly Row[]> {
  const postgresql = await ground.createPostgresql();
  await postgresql.start();
  ground.onEnd(() => postgresql.stop());
  const node = await startNode(
    { main: ground.main, folder: join(ground.folder, 'overloaded'), core: 0 },
    { DATABASE_URL: postgresql.url },
  );
  try {
    for (const path of [...storedPaths, ...storedPaths, ...freshPages(300)]) await node.visit(path);
    const port = Number(new URL(node.origin).port);
    const steady = await trySteadyLoad(port, isShort ? 5 : 30);
    const capacity = await measureCapacity(port, 15);
    return [...steady, ...(await tryThreefold(port, capacity, isShort ? 10 : 30))];
  } finally {
    node.child.kill('SIGTERM');
    await node.ended;
  }
}

/** Streams in the shares of visitors, at so many requests a second in each phase. */
function mix(perSecond: readonly number[], seconds: number): readonly Stream[] {
  const share = (part: number) => perSecond.map((each) => each * part);
  const drawn = Math.ceil(Math.max(...perSecond) * 0.25 * seconds);
  return [
    { kind: 'stored', perSecond: share(0.7), targets: storedPaths },
    { kind: 'drawn', perSecond: share(0.25), targets: freshPages(drawn) },
    { kind: 'search', perSecond: share(0.05), targets: searchTargets },
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

const calmSeconds = 5;
const afterSeconds = 10;

async function tryThreefold(port: number, capacity: number, seconds: number): Promise<readonly Row[]> {
  const phases = [calmSeconds, seconds, afterSeconds];
  const asked = [0.5 * capacity, 3 * capacity, 0.5 * capacity];
  const watched = ['/healthz', '/readyz', '/metrics'];
  const headers = { ...metricsHeaders };
  const health: Stream = { kind: 'health', perSecond: [10, 10, 10], targets: watched, headers };
  const streams = [...mix(asked, seconds + 5), health];
  const { lines, settledAfter } = await sendOpenLoad({ port, phases, streams, connections: 1000 });
  const during = lines.filter(({ phase }) => phase === 1);
  return toRows(during, { capacity, settled: settledAfter[2] ?? Number.NaN });
}

function toRows(
  during: readonly TallyLine[],
  { capacity, settled }: Record<'capacity' | 'settled', number>,
): readonly Row[] {
  const of = (status: number) => during.filter((line) => line.status === status);
  const visitors = during.filter(({ kind }) => kind !== 'health');
  const [refused, served] = [of(503), visitors.filter(({ status }) => status === 200)];
  const others = visitors.filter(({ status }) => status !== 200 && status !== 503);
  const shed = (kind: string) => count(refused.filter((line) => line.kind === kind));
  const healthFaults = count(during.filter(({ kind, status }) => kind === 'health' && status !== 200));
  const bare = count(of(bareRefusal));
  const inAll = `${Math.round(3 * capacity)} requests/s, three times ${Math.round(capacity)}`;
  return [
    {
      promise: `Three times the capacity (${inAll}): served p99 500 ms`,
      measured: `p99 ${listP99(during, 200)}; ${count(served)} of ${count(visitors)} served`,
      isMet: Math.max(...served.map(({ p99Ms }) => p99Ms)) <= 500,
    },
    {
      promise: 'The rest 503 with Retry-After within 50 ms, nothing else',
      measured: `${count(refused)} refused, p99 ${listP99(during, 503)}; ${bare} without Retry-After, ${count(others) - bare} answered otherwise or not at all`,
      isMet: count(others) === 0 && Math.max(0, ...refused.map(({ p99Ms }) => p99Ms)) <= 50,
    },
    {
      promise: 'Stored pages keep being served while drawing is shed',
      measured: `${shed('stored')} stored pages, ${shed('search')} searches and ${shed('drawn')} drawn pages refused`,
      isMet: shed('stored') === 0,
    },
    {
      promise: '/healthz, /readyz and /metrics answer throughout',
      measured: `${healthFaults} not answered 200; p99 ${listP99(
        during.filter(({ kind }) => kind === 'health'),
        200,
      )}`,
      isMet: healthFaults === 0,
    },
    {
      promise: 'Back to normal within 5 s',
      measured: `99 of 100 answered within 500 ms again after ${settled} s`,
      isMet: settled <= 5,
    },
  ];
}

function count(lines: readonly TallyLine[]): number {
  return lines.reduce((sum, line) => sum + line.count, 0);
}

function listP99(lines: readonly TallyLine[], status: number): string {
  const of = lines.filter((line) => line.status === status);
  return of.map(({ kind, p99Ms }) => `${kind} ${Math.round(p99Ms)} ms`).join(', ') || 'none';
}
