import { setTimeout as delay } from 'node:timers/promises';
import type { Site } from '#server/testing/site-process.ts';

const publicPaths = [
  '/',
  '/car-leasing',
  '/van-leasing?term=24',
  '/all-manufacturers',
  '/page-data/van-leasing',
  '/readyz',
];

/** What public pages were answered. */
export interface Visits {
  readonly count: number;
  /** Addresses with statuses other than 200; 0 for no answer. */
  readonly faults: readonly string[];
  readonly slowestMs: number;
}

/** Visits public pages of all nodes until it is stopped, a different results page each time among them. */
export function keepVisiting(nodes: readonly Site[]): () => Promise<Visits> {
  let isOver = false;
  let [count, slowestMs] = [0, 0];
  const faults: string[] = [];
  const visit = async (node: Site, path: string) => {
    const from = performance.now();
    const { status } = await node.visit(path);
    count += 1;
    slowestMs = Math.max(slowestMs, performance.now() - from);
    if (status !== 200) faults.push(`${path} ${status ?? 0}`);
  };
  const visiting = (async () => {
    for (let round = 0; !isOver; round += 1) {
      for (const node of nodes)
        for (const path of [...publicPaths, `/car-leasing?budgetMax=${500 + round}`]) await visit(node, path);
      await delay(100);
    }
  })();
  return async () => {
    isOver = true;
    await visiting;
    return { count, faults, slowestMs };
  };
}

/** Such as "1234 visits, 1 not answered 200 (/readyz 503), slowest 12 ms". */
export function describeVisits({ count, faults, slowestMs }: Visits): string {
  const some = faults.length > 0 ? ` (${[...new Set(faults)].slice(0, 3).join(', ')})` : '';
  return `${count} visits, ${faults.length} not answered 200${some}, slowest ${Math.round(slowestMs)} ms`;
}
