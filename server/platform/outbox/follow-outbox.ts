import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import { retryDelaysMs } from './retry-delays.ts';

/** How an outbox is followed, in milliseconds. */
export interface OutboxTimes {
  /** Between looks at the outbox when it is not poked. */
  readonly pollMs: number;
  /** How long a claim lasts: longer than any try takes. */
  readonly claimMs: number;
  readonly retryDelaysMs: readonly number[];
  /** How long closing waits for tries under way. */
  readonly closeMs: number;
}

export const usualOutboxTimes: OutboxTimes = {
  pollMs: 3_000,
  claimMs: 30_000,
  retryDelaysMs,
  closeMs: 8_000,
};

interface FollowOptions<Item> extends Pick<OutboxTimes, 'pollMs' | 'closeMs'> {
  /** Name in the log. */
  readonly channel: string;
  /** Claims rows that are due, `limit` at most. */
  readonly claim: (limit: number) => Promise<readonly Item[]>;
  /** Tries a row once and marks how that ended; never rejects. `stop` is aborted when the follower closes. */
  readonly attempt: (item: Item, stop: AbortSignal) => Promise<void>;
  readonly log: Log;
  /** Tries at the same time. */
  readonly concurrency: number;
  /** The outbox is not read before this settles. */
  readonly after: Promise<unknown>;
}

/** An outbox whose rows are being delivered. */
export interface FollowedOutbox {
  /** Looks at the outbox at once. */
  poke(): void;
  /** Begins no more tries and waits for those under way; one that takes too long is tried again later. */
  close(): Promise<void>;
}

/** Claims the rows of an outbox that are due, as many as may be tried at once, and tries them. */
export function followOutbox<Item>(options: FollowOptions<Item>): FollowedOutbox {
  const { pollMs, closeMs, after } = options;
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();
  const begin = (item: Item) => {
    const trying = options.attempt(item, closing.signal);
    underWay.add(trying);
    void trying.finally(() => {
      underWay.delete(trying);
      poke();
    });
  };
  const room = () => (closing.signal.aborted ? 0 : options.concurrency - underWay.size);
  const look = tellingOfFailure(options, () => claimWhile(options, { room, begin }));
  const { poke, settled } = oneAtATime(look, after);
  const timer = setInterval(poke, pollMs);
  timer.unref();
  poke();
  return {
    poke,
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await Promise.race([
        settled().then(() => Promise.all(underWay)),
        delay(closeMs, undefined, { ref: false }),
      ]);
    },
  };
}

interface Slots<Item> {
  readonly room: () => number;
  readonly begin: (item: Item) => void;
}

/** Claims no more than can be tried at once, because a claim would run out while its row waits. */
async function claimWhile<Item>({ claim }: FollowOptions<Item>, { room, begin }: Slots<Item>): Promise<void> {
  for (let limit = room(); limit > 0; limit = room()) {
    const items = await claim(limit);
    for (const item of items) begin(item);
    if (items.length < limit) return;
  }
}

/** The database may be away for hours: the log says so once, and once that it is back. */
function tellingOfFailure<Item>(
  { log, channel }: FollowOptions<Item>,
  look: () => Promise<void>,
): () => Promise<void> {
  let isAway = false;
  return async () => {
    try {
      await look();
      if (isAway) log.info({ channel }, logEvents.outboxFollowed);
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ error, channel }, logEvents.outboxLost);
      isAway = true;
    }
  };
}

/** Runs work when poked; any number of pokes during a run make one more run. */
function oneAtATime(work: () => Promise<void>, after: Promise<unknown>) {
  let running: Promise<void> | undefined;
  let isPoked = false;
  const run = async () => {
    await after.catch(() => undefined);
    while (isPoked) {
      isPoked = false;
      await work();
    }
    running = undefined;
  };
  const poke = () => {
    isPoked = true;
    running ??= run();
  };
  return { poke, settled: () => running ?? Promise.resolve() };
}
