import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import { retryDelaysMs } from './retry-delays.ts';

/** Times of a follower, in milliseconds. */
export interface OutboxTimes {
  /** Between looks at the outbox when nobody pokes. */
  readonly pollMs: number;
  /** How long what is claimed is this node's alone: longer than any try of it takes. */
  readonly claimMs: number;
  readonly retryDelaysMs: readonly number[];
  /** How long closing waits for what is under way. */
  readonly closeMs: number;
}

export const usualOutboxTimes: OutboxTimes = {
  pollMs: 3_000,
  claimMs: 30_000,
  retryDelaysMs,
  closeMs: 8_000,
};

interface FollowOptions<Item> extends Pick<OutboxTimes, 'pollMs' | 'closeMs'> {
  /** What is followed, as the log names it. */
  readonly channel: string;
  /** Claims what is due, this many at most. */
  readonly claim: (limit: number) => Promise<readonly Item[]>;
  /** One try, marked with how it ended; never rejects. `stop` is aborted once the follower closes. */
  readonly attempt: (item: Item, stop: AbortSignal) => Promise<void>;
  readonly log: Log;
  /** Tries at the same time. */
  readonly concurrency: number;
  /** Nothing is looked for before this settles. */
  readonly after: Promise<unknown>;
}

/** An outbox whose rows are being delivered. */
export interface FollowedOutbox {
  /** Looks at the outbox at once. */
  poke(): void;
  /** Begins nothing more and waits for what is under way; what takes too long is left to its next try. */
  close(): Promise<void>;
}

/** Claims what is due of an outbox whenever there is room, and tries it. */
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

/** Claims no more than can be tried at once: what is claimed and waits would lose its claim. */
async function claimWhile<Item>({ claim }: FollowOptions<Item>, { room, begin }: Slots<Item>): Promise<void> {
  for (let limit = room(); limit > 0; limit = room()) {
    const items = await claim(limit);
    for (const item of items) begin(item);
    if (items.length < limit) return;
  }
}

/** The database may be away for hours: that is said once, and once that it is back. */
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

/** Runs work when poked; pokes while it runs make one further run. */
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
