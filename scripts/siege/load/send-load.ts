import { join } from 'node:path';
import type { Load, LoadResult } from '#scripts/bench/pages/load-client.ts';
import { makePageTargets } from '#scripts/bench/pages/page-targets.ts';
import { nextMessage, startPinned } from '#scripts/bench/pages/pinned-process.ts';
import type { OpenLoad } from './open-load.ts';
import type { TallyResult } from './tally.ts';

/** Pages that are in store once they have been asked for. */
export const storedPaths: readonly string[] = [
  '/',
  '/car-leasing',
  '/van-leasing',
  '/business-car-leasing',
  '/electric-car-leasing',
  '/all-manufacturers',
  '/car-leasing/special-offers',
  '/car-leasing/in-stock',
  '/guides',
  '/news',
  '/faq',
  '/company-car-tax-calculator',
];

/** Searches as typed. */
export const searchTargets: readonly string[] = [
  'golf',
  'bmw',
  'tesla',
  'kia',
  'van',
  'electric',
  'aud',
  'ford',
].map((word) => `/api/search?q=${word}`);

/** `count` results pages of which none has been asked for before. */
export function freshPages(count: number): readonly string[] {
  seed += 1;
  return makePageTargets(count, seed);
}

let seed = 1000;

/** Sends an open load from a process on the second core. */
export async function sendOpenLoad(load: OpenLoad): Promise<TallyResult> {
  const child = startPinned(1, [join(import.meta.dirname, 'load-program.ts')]);
  child.send(load);
  return nextMessage<TallyResult>(child);
}

const bench = join(import.meta.dirname, '../../bench/pages/load-program.ts');

/**
 * Requests a second that ten connections get of the mix (70% stored, 25% drawn for the request; the 5% of searches,
 * which are limited per address, are left out and added in proportion), each waiting for its answer.
 */
export async function measureCapacity(port: number, seconds: number): Promise<number> {
  const fresh = freshPages(3000);
  const targets = fresh.flatMap((page, place) => [
    ...Array.from(
      { length: place % 5 === 0 ? 2 : 3 },
      (_, next) => storedPaths[(place + next) % storedPaths.length] ?? '/',
    ),
    page,
  ]);
  const headers = { 'Accept-Encoding': 'br' };
  const child = startPinned(1, [bench]);
  child.send({ port, targets, headers, connections: 10, seconds, requests: targets.length } satisfies Load);
  const { perSecond } = await nextMessage<LoadResult>(child);
  return perSecond / 0.95;
}
