import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import {
  type FollowedOutbox,
  followOutbox,
  type OutboxTimes,
  usualOutboxTimes,
} from '#server/platform/outbox/follow-outbox.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import type { ClaimedDelivery, Deliver } from './delivery.ts';
import type { Channel } from './delivery-channels.ts';
import { tryDelivery } from './try-delivery.ts';

export interface FollowOptions extends Partial<OutboxTimes> {
  readonly database: Pick<Database, 'orm'>;
  /** How each channel delivers; a channel that is left out keeps waiting. */
  readonly channels: Partial<Readonly<Record<Channel, Deliver>>>;
  readonly log: Log;
  /** Tries at the same time, for each channel. */
  readonly concurrency?: number;
  /** Nothing is looked for before this settles. */
  readonly after?: Promise<unknown>;
}

/** Makes the deliveries of the outbox, each channel on its own, so that one that is down holds up no other. */
export function followDeliveries(options: FollowOptions): FollowedOutbox {
  const followed = Object.entries(options.channels).map(([channel, deliver]) =>
    followChannel(channel as Channel, deliver, options),
  );
  return {
    poke: () => {
      for (const { poke } of followed) poke();
    },
    close: async () => {
      await Promise.all(followed.map(({ close }) => close()));
    },
  };
}

function followChannel(channel: Channel, deliver: Deliver, options: FollowOptions): FollowedOutbox {
  const { database, log, concurrency = 4, after = Promise.resolve() } = options;
  const times = { ...usualOutboxTimes, ...options };
  const { orm } = database;
  const { claimMs, retryDelaysMs } = times;
  return followOutbox({
    ...times,
    channel,
    log,
    concurrency,
    after,
    claim: (limit) => claimDeliveries(orm, { channel, limit, claimMs }),
    attempt: (delivery: ClaimedDelivery, stop) =>
      tryDelivery(delivery, { orm, deliver, log, claimMs, retryDelaysMs, stop }),
  });
}
