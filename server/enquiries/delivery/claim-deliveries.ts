import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from '#server/database/database.ts';
import { enquiryDeliveries as deliveries, enquiries } from '#server/database/schema/enquiry-tables.ts';
import type { ClaimedDelivery } from './delivery.ts';
import type { Channel } from './delivery-channels.ts';
import { longestDelayMs } from './retry-delays.ts';

/** A time that lies further ahead than any is ever set: the database's clock has been put back since. */
const isBeyond = (column: AnyPgColumn, ms: number) =>
  gt(column, sql`now() + ${ms} * interval '1 millisecond'`);

/** The first try is due at once. A clock that is put back must not hold a later one for as long as it went back. */
const isDue = or(
  eq(deliveries.attempts, 0),
  lte(deliveries.nextTryAt, sql`now()`),
  isBeyond(deliveries.nextTryAt, longestDelayMs),
);

/** Far more than any claim lasts, so that nodes need not agree on it. */
const longestClaimMs = 10 * 60_000;

/** Nobody is trying it at this moment. */
export const isUnclaimed = or(
  isNull(deliveries.claimedUntil),
  lt(deliveries.claimedUntil, sql`now()`),
  isBeyond(deliveries.claimedUntil, longestClaimMs),
);

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
        isDue,
        isUnclaimed,
      ),
    )
    .orderBy(asc(deliveries.nextTryAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await orm
    .update(deliveries)
    .set({
      attempts: sql`${deliveries.attempts} + 1`,
      claimedUntil: sql`now() + ${claimMs} * interval '1 millisecond'`,
    })
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
