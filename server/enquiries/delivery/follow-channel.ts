import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import { logEvents } from '#server/log-events.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import type { ClaimedDelivery, Deliver } from './delivery.ts';
import type { Channel } from './delivery-channels.ts';
import type { DeliveryTimes, FollowedDeliveries } from './follow-deliveries.ts';
import { tryDelivery } from './try-delivery.ts';

interface ChannelOptions extends DeliveryTimes {
  readonly database: Pick<Database, 'orm'>;
  readonly channel: Channel;
  readonly deliver: Deliver;
  readonly log: Log;
  readonly concurrency: number;
  readonly after: Promise<unknown>;
}

/** One channel of the outbox. */
export type FollowedChannel = FollowedDeliveries;

/** Claims what is due of one channel whenever there is room, and tries it. */
export function followChannel(options: ChannelOptions): FollowedChannel {
  const { pollMs, closeMs, after, database } = options;
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();
  const begin = (delivery: ClaimedDelivery) => {
    const trying = tryDelivery(delivery, { ...options, orm: database.orm, stop: closing.signal });
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

interface Slots {
  readonly room: () => number;
  readonly begin: (delivery: ClaimedDelivery) => void;
}

/** Claims no more than can be tried at once: what is claimed and waits would lose its claim. */
async function claimWhile({ database, channel, claimMs }: ChannelOptions, { room, begin }: Slots) {
  for (let limit = room(); limit > 0; limit = room()) {
    const claimed = await claimDeliveries(database.orm, { channel, limit, claimMs });
    for (const delivery of claimed) begin(delivery);
    if (claimed.length < limit) return;
  }
}

/** The database may be away for hours: that is said once, and once that it is back. */
function tellingOfFailure({ log, channel }: ChannelOptions, look: () => Promise<void>): () => Promise<void> {
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
