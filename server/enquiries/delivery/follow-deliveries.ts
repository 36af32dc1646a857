import { loadConsents } from '#server/enquiries/create-enquiry-store.ts';
import type { Channel, DeliveryOrder } from '#server/enquiries/enquiry-store.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import {
  type FollowedOutbox,
  followOutbox,
  type OutboxTimes,
  usualOutboxTimes,
} from '#server/platform/outbox/follow-outbox.ts';
import { retryDelay } from '#server/platform/outbox/retry-delays.ts';
import { type Tried, tryOnce } from '#server/platform/outbox/try-once.ts';
import { type ClaimedDelivery, claimDeliveries, markDelivered, markFailed } from './claim-deliveries.ts';

/** Delivers or throws; a `DeliveryFault` says why without personal data. */
export type Deliver = (order: DeliveryOrder) => Promise<void>;

export interface FollowOptions extends Partial<OutboxTimes> {
  readonly database: Pick<Database, 'orm'>;
  /** How each channel delivers; the deliveries of a channel that is left out keep waiting. */
  readonly channels: Partial<Readonly<Record<Channel, Deliver>>>;
  readonly log: Log;
  /** Tries at the same time, for each channel. */
  readonly concurrency?: number;
  /** The outbox is not read before this settles. */
  readonly after?: Promise<unknown>;
}

const events = {
  delivered: logEvents.delivered,
  failed: logEvents.deliveryFailed,
  dead: logEvents.deliveryDead,
  unmarked: logEvents.deliveryUnmarked,
};

/**
 * Makes the deliveries of the outbox. Each channel runs on its own, so that a channel that is down does not delay the
 * others.
 */
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
  const { claimMs, retryDelaysMs } = times;
  return followOutbox({
    ...times,
    work: channel,
    log,
    concurrency,
    after,
    claim: (limit) => claimDeliveries(database.orm, { channel, limit, claimMs }),
    attempt: (delivery: ClaimedDelivery, stop) =>
      tryOnce(toTried(delivery, { database, deliver, retryDelaysMs }), { log, events, claimMs, stop }),
  });
}

interface TryParts extends Pick<FollowOptions, 'database'>, Pick<OutboxTimes, 'retryDelaysMs'> {
  readonly deliver: Deliver;
}

/** One try of a delivery, and how its result is stored. */
function toTried(delivery: ClaimedDelivery, { database: { orm }, deliver, retryDelaysMs }: TryParts): Tried {
  const { enquiryId, ...order } = delivery;
  const { deliveryId, channel, attempt } = order;
  return {
    facts: { deliveryId, channel, attempt },
    deliver: async () => deliver({ ...order, consents: await loadConsents(orm, enquiryId) }),
    retryIn: () => retryDelay(attempt, retryDelaysMs, Math.random()),
    markDelivered: () => markDelivered(orm, delivery),
    markFailed: (failure) => markFailed(orm, delivery, failure),
  };
}
