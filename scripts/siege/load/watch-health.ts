import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '#scripts/siege/ask.ts';
import { metricsHeaders } from '#scripts/siege/node.ts';
import type { Site } from '#server/testing/site-process.ts';

/** How nodes answered whoever looks after them. */
export interface HealthAnswers {
  /** Answers other than 200, or none. */
  readonly faults: number;
  readonly p99Ms: number;
  readonly mostMs: number;
}

/** Asks all nodes for their health ten times a second, each time on a new connection, until it is stopped. */
export function watchHealth(nodes: readonly Site[]): () => Promise<HealthAnswers> {
  const stop = new AbortController();
  const times: number[] = [];
  let faults = 0;
  const look = async (url: string) => {
    const from = performance.now();
    const { status } = await ask(url, { headers: metricsHeaders });
    times.push(performance.now() - from);
    if (status !== 200) faults += 1;
  };
  const watching = (async () => {
    const looks: Promise<void>[] = [];
    const paths = ['/healthz', '/readyz', '/metrics'];
    for (let turn = 0; !stop.signal.aborted; turn += 1) {
      for (const { origin } of nodes) looks.push(look(origin + paths[turn % paths.length]));
      await delay(100);
    }
    await Promise.all(looks);
  })();
  return async () => {
    stop.abort();
    await watching;
    times.sort((one, other) => one - other);
    return { faults, p99Ms: times[Math.floor(times.length * 0.99)] ?? 0, mostMs: times.at(-1) ?? 0 };
  };
}
