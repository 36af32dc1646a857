import type { Orm } from '#server/platform/database/database.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import type { OutboxTimes } from '#server/platform/outbox/follow-outbox.ts';
import { retryDelay } from '#server/platform/outbox/retry-delays.ts';
import { type TryOptions, tryOnce } from '#server/platform/outbox/try-once.ts';
import type { ClaimedDelivery, Deliver } from './delivery.ts';
import { loadConsents } from './load-consents.ts';
import { markDelivered, markFailed } from './mark-delivery.ts';

interface Options extends Omit<TryOptions, 'events'>, Pick<OutboxTimes, 'retryDelaysMs'> {
  readonly orm: Orm;
  readonly deliver: Deliver;
}

const events = {
  delivered: logEvents.delivered,
  failed: logEvents.deliveryFailed,
  dead: logEvents.deliveryDead,
  unmarked: logEvents.deliveryUnmarked,
};

/** One try of a delivery, marked with how it ended; never rejects. */
export function tryDelivery(delivery: ClaimedDelivery, options: Options): Promise<void> {
  const { orm, deliver, retryDelaysMs } = options;
  const { deliveryId, channel, attempt, enquiryId, enquiry } = delivery;
  const tried = {
    facts: { deliveryId, channel, attempt },
    deliver: async () => {
      const consents = await loadConsents(orm, enquiryId);
      await deliver({ deliveryId, channel, attempt, enquiry, consents });
    },
    retryIn: () => retryDelay(attempt, retryDelaysMs, Math.random()),
    markDelivered: () => markDelivered(orm, delivery),
    markFailed: (failure: Parameters<typeof markFailed>[2]) => markFailed(orm, delivery, failure),
  };
  return tryOnce(tried, { ...options, events });
}
