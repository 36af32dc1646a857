import { and, eq, sql } from 'drizzle-orm';
import { enquiryDeliveries as deliveries } from '#server/enquiries/enquiry-tables.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { dueAgain } from '#server/platform/outbox/claim-columns.ts';
import type { Failure } from '#server/platform/outbox/try-once.ts';
import type { ClaimedDelivery } from './delivery.ts';

/** Delivered is delivered, also when the claim has run out meanwhile. */
export async function markDelivered(orm: Orm, { deliveryId }: ClaimedDelivery): Promise<void> {
  await orm
    .update(deliveries)
    .set({ state: 'delivered', deliveredAt: sql`now()`, claimedUntil: null, lastFault: null })
    .where(eq(deliveries.deliveryId, deliveryId));
}

/** Keeps why a try failed and when the next is due, or that it is dead, unless a later claim has taken over. */
export async function markFailed(
  orm: Orm,
  { deliveryId, attempt }: ClaimedDelivery,
  { fault, retryInMs }: Failure,
): Promise<void> {
  await orm
    .update(deliveries)
    .set({
      state: retryInMs === undefined ? 'dead' : 'waiting',
      ...dueAgain(retryInMs ?? 0),
      lastFault: fault.slice(0, 200),
    })
    .where(
      and(
        eq(deliveries.deliveryId, deliveryId),
        eq(deliveries.attempts, attempt),
        eq(deliveries.state, 'waiting'),
      ),
    );
}
