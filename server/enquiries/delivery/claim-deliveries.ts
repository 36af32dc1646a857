import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { enquiryDeliveries as deliveries, enquiries } from '#server/enquiries/enquiry-tables.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { claimed, isDue } from '#server/platform/outbox/claim-columns.ts';
import type { ClaimedDelivery } from './delivery.ts';
import type { Channel } from './delivery-channels.ts';

interface Claim {
  readonly channel: Channel;
  readonly limit: number;
  /** How long nobody else takes them; a node that dies leaves them to others after it. */
  readonly claimMs: number;
}

/**
 * Claims due deliveries of a channel, the longest waiting first. Several nodes may ask at once: none gets what another
 * has. Times are the database's, so the nodes' clocks need not agree.
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
        // Written out, for the planner to know the partial index by it.
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
    // An array is made once; as a plain subquery the limit could be applied again and again.
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
