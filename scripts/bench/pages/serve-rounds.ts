import { join } from 'node:path';
import { benchProgram, buildFolder, root } from '#scripts/bench/bench-build.ts';
import { measureLoad, type ServedLoad } from './measure-load.ts';
import { makePageTargets } from './page-targets.ts';
import { startServer } from './pinned-process.ts';

/** What each kind of answer showed in one round. */
export interface ServeRound {
  readonly constantBytes: ServedLoad;
  readonly storedPage: ServedLoad;
  readonly bareNotModified: ServedLoad;
  readonly notModified: ServedLoad;
  readonly renderedPage: ServedLoad;
  /** One connection, so that nothing waits: the time to an answer on an idle machine. */
  readonly alone: ServedLoad;
}

const page = '/car-leasing';
const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const connections = 10;

/** Serves the same page in every way that the goals compare, in turn, `count` times. */
export async function runServeRounds(count: number): Promise<readonly ServeRound[]> {
  const site = await startServer([benchProgram('page-server'), root, buildFolder]);
  const stored = await settleStoredPage(site.port);
  const bytes = await startServer([join(import.meta.dirname, 'buffer-server.ts'), String(stored.bytes)]);
  const plain = { targets: [page], headers, connections, seconds: 2 };
  const asked = { ...plain, headers: { ...headers, 'If-None-Match': stored.etag } };
  const rounds: ServeRound[] = [];
  for (let round = 0; round < count; round += 1) {
    const targets = makePageTargets(9000, round + 1);
    const [many, few] = [targets.slice(0, 8000), targets.slice(8000)];
    rounds.push({
      constantBytes: await measureLoad(bytes, plain),
      storedPage: await measureLoad(site, plain),
      bareNotModified: await measureLoad(bytes, asked),
      notModified: await measureLoad(site, asked),
      renderedPage: await measureLoad(site, { ...plain, targets: many, seconds: 4 }),
      alone: await measureLoad(site, { ...plain, targets: few, connections: 1, seconds: 1 }),
    });
  }
  await Promise.all([site.stop(), bytes.stop()]);
  return rounds;
}

/** Asks until the page has been made as small as it gets, so that every round sends the same bytes. */
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
