import { setTimeout as delay } from 'node:timers/promises';
import { follow } from '#server/platform/background/follow.ts';
import type { Log } from '#server/platform/log/log.ts';
import { retryDelaysMs } from './retry-delays.ts';

/** Times in milliseconds. */
export interface OutboxTimes {
  /** Time between checks of the outbox when it is not poked. */
  readonly pollMs: number;
  /** How long a claim is valid; longer than any try takes. */
  readonly claimMs: number;
  readonly retryDelaysMs: readonly number[];
  /** How long closing waits for running tries. */
  readonly closeMs: number;
}

export const usualOutboxTimes: OutboxTimes = {
  pollMs: 3_000,
  claimMs: 30_000,
  retryDelaysMs,
  closeMs: 8_000,
};

interface FollowOptions<Item> extends Pick<OutboxTimes, 'pollMs' | 'closeMs'> {
  /** The name of the outbox in the log and the metrics. */
  readonly work: Parameters<typeof follow>[0]['work'];
  /** Claims at most `limit` due rows. */
  readonly claim: (limit: number) => Promise<readonly Item[]>;
  /** Tries a row once and records the outcome; never rejects. `stop` is aborted when the outbox closes. */
  readonly attempt: (item: Item, stop: AbortSignal) => Promise<void>;
  readonly log: Log;
  /** How many tries run at the same time. */
  readonly concurrency: number;
  /** The outbox is not read before this settles. */
  readonly after: Promise<unknown>;
}

/** An outbox that is being worked off. */
export interface FollowedOutbox {
  /** Checks the outbox at once. */
  poke(): void;
  /** Starts no further try and waits for running ones; one that takes too long is tried again later. */
  close(): Promise<void>;
}

/** Claims due rows, as many as may be tried at once, and tries them. */
export function followOutbox<Item>(options: FollowOptions<Item>): FollowedOutbox {
  const { work, log, pollMs, closeMs, after, claim, attempt } = options;
  const underWay = new Set<Promise<void>>();
  const begin = (item: Item, stop: AbortSignal) => {
    const trying = attempt(item, stop);
    underWay.add(trying);
    void trying.finally(() => {
      underWay.delete(trying);
      void poke();
    });
  };
  // Only as many rows are claimed as can be tried at once, because a claim would expire while its row waits.
  const round = async (stop: AbortSignal) => {
    const room = () => (stop.aborted ? 0 : options.concurrency - underWay.size);
    for (let limit = room(); limit > 0; limit = room()) {
      const items = await claim(limit);
      for (const item of items) begin(item, stop);
      if (items.length < limit) return;
    }
  };
  const { poke, close } = follow({ work, log, everyMs: pollMs, after, round });
  void poke();
  return {
    poke,
    close: async () => {
      const ended = close().then(() => Promise.all(underWay));
      await Promise.race([ended, delay(closeMs, undefined, { ref: false })]);
    },
  };
}
