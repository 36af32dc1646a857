import { join } from 'node:path';
import { benchProgram, buildFolder, root } from '#scripts/bench/bench-build.ts';
import type { Load, LoadResult } from './load-client.ts';
import { makePageTargets } from './page-targets.ts';
import { type MeasuredServer, nextMessage, startPinned, startServer } from './pinned-process.ts';

/** The result of each kind of answer in one round. */
export interface ServeRound {
  readonly constantBytes: ServedLoad;
  readonly storedPage: ServedLoad;
  readonly bareNotModified: ServedLoad;
  readonly notModified: ServedLoad;
  /** Pages that are all different, with a mix of profiles as from visitors. */
  readonly rendered: ServedLoad;
  readonly renderedAtDefault: ServedLoad;
  readonly renderedAtOthers: ServedLoad;
  /** The same from a site with three times as many pages. */
  readonly renderedOfMany: ServedLoad;
  readonly reactAlone: ServedLoad;
  readonly templates: ServedLoad;
  /** Over one connection, so that no request waits for another: the time to answer on an idle machine. */
  readonly alone: ServedLoad;
}

const page = '/car-leasing';
const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const plain = { targets: [page], headers, connections: 10, seconds: 2 };
/** The first round has more requests, because it warms up the code. */
const [warmUpRequests, requestsARound] = [2000, 500];

/** Serves results pages in each of the ways that the goals compare, for `count` rounds. */
export async function runServeRounds(count: number): Promise<readonly ServeRound[]> {
  const site = await startServer([benchProgram('page-server'), root, buildFolder]);
  const many = await startServer([benchProgram('page-server'), root, buildFolder, '3']);
  const react = await startServer([benchProgram('peer-server'), root, buildFolder, 'react']);
  const templates = await startServer([benchProgram('peer-server'), root, buildFolder, 'templates']);
  const stored = await settleStoredPage(site.port);
  const bytes = await startServer([join(import.meta.dirname, 'buffer-server.ts'), String(stored.bytes)]);
  const asked = { ...plain, headers: { ...headers, 'If-None-Match': stored.etag } };
  const rounds: ServeRound[] = [];
  // The first round warms all of them up.
  for (let round = 0; round <= count; round += 1) {
    const measured: ServeRound = {
      constantBytes: await measureLoad(bytes, plain),
      storedPage: await measureLoad(site, plain),
      bareNotModified: await measureLoad(bytes, asked),
      notModified: await measureLoad(site, asked),
      ...(await measureDrawn({ site, many, react, templates }, round)),
      alone: await measureLoad(site, {
        ...plain,
        targets: makePageTargets(1000, round * 10 + 4),
        connections: 1,
        seconds: 1,
      }),
    };
    if (round > 0) rounds.push(measured);
  }
  await Promise.all([site, many, react, templates, bytes].map((server) => server.stop()));
  return rounds;
}

type Servers = Readonly<Record<'site' | 'many' | 'react' | 'templates', MeasuredServer>>;

/** Measures each kind with the same number of requests, so that all do the same work, however long it takes. */
async function measureDrawn({ site, many, react, templates }: Servers, round: number) {
  const requests = round === 0 ? warmUpRequests : requestsARound;
  const limits = { ...plain, requests, seconds: 60 };
  const targets = makePageTargets(requests, round * 10);
  const atDefault = makePageTargets(requests, round * 10 + 1, 'default');
  const atOthers = makePageTargets(requests, round * 10 + 2, 'others');
  return {
    rendered: await measureLoad(site, { ...limits, targets }),
    reactAlone: await measureLoad(react, limits),
    renderedOfMany: await measureLoad(many, { ...limits, targets }),
    templates: await measureLoad(templates, limits),
    renderedAtDefault: await measureLoad(site, { ...limits, targets: atDefault }),
    renderedAtOthers: await measureLoad(site, { ...limits, targets: atOthers }),
  };
}

/** Requests the page until it is fully recompressed, so that every round sends the same bytes. */
async function settleStoredPage(port: number): Promise<{ readonly etag: string; readonly bytes: number }> {
  const ask = () => fetch(`http://127.0.0.1:${port}${page}`, { headers });
  for (let hit = 0; hit < 3; hit += 1) await (await ask()).arrayBuffer();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const response = await ask();
  await response.arrayBuffer();
  const [etag, length] = [response.headers.get('etag'), response.headers.get('content-length')];
  if (!etag || !length) throw new Error(`${page} answered ${response.status} without an ETag or length`);
  return { etag, bytes: Number(length) };
}

/** The result of one load. */
export interface ServedLoad extends LoadResult {
  /** CPU time of the server for one answer, in microseconds. */
  readonly cpuMicroseconds: number;
}

/** Loads the server from another process, on another core than the server's. */
async function measureLoad(server: MeasuredServer, load: Omit<Load, 'port'>): Promise<ServedLoad> {
  const child = startPinned(1, [join(import.meta.dirname, 'load-program.ts')]);
  const cpuBefore = await server.cpuMicroseconds();
  child.send({ ...load, port: server.port } satisfies Load);
  const result = await nextMessage<LoadResult>(child);
  const cpuMicroseconds = ((await server.cpuMicroseconds()) - cpuBefore) / result.answers;
  return { ...result, cpuMicroseconds };
}
