import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
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
  /** The name of the outbox in the log. */
  readonly channel: string;
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

/** Claims only as many rows as can be tried at once, because a claim would expire while its row waits. */
async function claimWhile<Item>({ claim }: FollowOptions<Item>, { room, begin }: Slots<Item>): Promise<void> {
  for (let limit = room(); limit > 0; limit = room()) {
    const items = await claim(limit);
    for (const item of items) begin(item);
    if (items.length < limit) return;
  }
}

/** Logs only once that the database does not answer, and once that it is back, because it may be away for hours. */
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

/** Runs the work when poked. Any number of pokes during a run cause one more run. */
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
