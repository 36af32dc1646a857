import { and, eq, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import { reviewErasureDays } from '#shared/contracts/review.ts';
import { vehicleReviews } from './review-table.ts';

/** A review that staff have not decided on by then is deleted, in months. */
export const undecidedMonths = 12;

/**
 * Some time after staff decided, erases the authors' addresses and deletes refused reviews; deletes reviews that were
 * never decided on. Returns how many it changed.
 */
export async function eraseOverdueReviews(orm: Orm): Promise<number> {
  const isOld = lt(vehicleReviews.decidedAt, sql`now() - ${reviewErasureDays} * interval '1 day'`);
  const isForgotten = and(
    eq(vehicleReviews.state, 'waiting'),
    lt(vehicleReviews.receivedAt, sql`now() - make_interval(months => ${undecidedMonths})`),
  );
  const deleted = await orm
    .delete(vehicleReviews)
    .where(or(and(isOld, eq(vehicleReviews.state, 'refused')), isForgotten))
    .returning({ id: vehicleReviews.reviewId });
  const emptied = await orm
    .update(vehicleReviews)
    .set({ email: null })
    .where(and(isOld, isNotNull(vehicleReviews.email), ne(vehicleReviews.state, 'waiting')))
    .returning({ id: vehicleReviews.reviewId });
  return deleted.length + emptied.length;
}
