import { count, desc, eq } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import { vehicleReviews } from '#server/reviews/review-table.ts';
import type { ReviewState } from '#shared/contracts/review.ts';

interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** A page of reviews in a state, newest first. */
export function listForStaff(orm: Orm, state: ReviewState, { offset, limit }: Window) {
  return orm
    .select()
    .from(vehicleReviews)
    .where(eq(vehicleReviews.state, state))
    .orderBy(desc(vehicleReviews.receivedAt), desc(vehicleReviews.reviewId))
    .limit(limit)
    .offset(offset);
}

/** How many reviews are in each state; those without any are left out. */
export async function countByState(orm: Orm): Promise<Readonly<Partial<Record<ReviewState, number>>>> {
  const rows = await orm
    .select({ state: vehicleReviews.state, total: count() })
    .from(vehicleReviews)
    .groupBy(vehicleReviews.state);
  return Object.fromEntries(rows.map(({ state, total }) => [state, total]));
}

/** The state of a review, which nobody else changes until the transaction ends; undefined when there is none. */
export async function lockReview(orm: Orm, reference: string) {
  const { state, reason } = vehicleReviews;
  const ofIt = eq(vehicleReviews.reference, reference);
  const [row] = await orm.select({ state, reason }).from(vehicleReviews).where(ofIt).for('update');
  return row;
}
