import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Channel, DeliveryOrder } from '#server/enquiries/enquiry-store.ts';
import { enquiryDeliveries as deliveries, enquiries } from '#server/enquiries/enquiry-tables.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { claimed, dueAgain, isDue } from '#server/platform/outbox/claim-columns.ts';
import type { Failure } from '#server/platform/outbox/try-once.ts';

/** A delivery that this node has claimed: no other tries it for a while. `attempt` tells this claim from later ones. */
export interface ClaimedDelivery extends Omit<DeliveryOrder, 'consents'> {
  readonly enquiryId: string;
}

interface Claim {
  readonly channel: Channel;
  readonly limit: number;
  /** How long other nodes leave the claimed deliveries alone; after that they take them, in case this node has died. */
  readonly claimMs: number;
}

/**
 * Claims due deliveries of a channel, the longest waiting first. Several nodes may ask at once: each delivery goes to
 * one of them. Times are the database's, so the nodes' clocks need not agree.
 */
export async function claimDeliveries(
  orm: Orm,
  { channel, limit, claimMs }: Claim,
): Promise<readonly ClaimedDelivery[]> {
  const due = orm
    .select({ deliveryId: deliveries.deliveryId })
    .from(deliveries)
    .where(
      and(
        // Written as literals, so that the database's planner can use the partial index.
        sql`${deliveries.state} = 'waiting'`,
        eq(deliveries.channel, channel),
        isDue(deliveries),
      ),
    )
    .orderBy(asc(deliveries.nextTryAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await orm
    .update(deliveries)
    .set(claimed(deliveries, claimMs))
    .from(enquiries)
    // The array is computed once; with a plain subquery the database could evaluate the limit more than once.
    .where(
      and(
        sql`${deliveries.deliveryId} = any(array(${due}))`,
        eq(deliveries.enquiryId, enquiries.enquiryId),
        isNotNull(enquiries.fields),
      ),
    )
    .returning({ delivery: deliveries, enquiry: enquiries });
  return rows.map(toClaimed);
}

type Row = {
  readonly delivery: typeof deliveries.$inferSelect;
  readonly enquiry: typeof enquiries.$inferSelect;
};

function toClaimed({ delivery, enquiry }: Row): ClaimedDelivery {
  const { deliveryId, enquiryId, channel, attempts } = delivery;
  const { reference, kind, fromPage, fields, snapshot, receivedAt } = enquiry;
  const stored = { reference, kind, fromPage, fields: fields ?? {}, snapshot, receivedAt };
  return { deliveryId, enquiryId, channel, attempt: attempts, enquiry: stored };
}

/** Marks a delivery as made, even when this node's claim has run out meanwhile. */
export async function markDelivered(orm: Orm, { deliveryId }: ClaimedDelivery): Promise<void> {
  await orm
    .update(deliveries)
    .set({ state: 'delivered', deliveredAt: sql`now()`, claimedUntil: null, lastFault: null })
    .where(eq(deliveries.deliveryId, deliveryId));
}

/**
 * Stores why a try failed and when the next try is due, if there is one. Does nothing when another node has claimed the
 * delivery.
 */
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
