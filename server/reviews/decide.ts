import { eq, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { vehicleReviews } from './review-table.ts';

/** Shows a review from now on, keeping why it was refused before, in the transaction that it is given. Throws a `Refusal` when it is not there. */
export function publishWithin(orm: Orm, reference: string): Promise<void> {
  return decide(orm, reference, { state: 'published' });
}

/** Stops showing a review, or never shows it, and keeps why, below earlier reasons. Throws a `Refusal` when it is not there. */
export function refuseWithin(orm: Orm, reference: string, reason: string): Promise<void> {
  const reasons = sql`concat_ws(E'\\n', ${vehicleReviews.reason}, ${reason}::text)`;
  return decide(orm, reference, { state: 'refused', reason: reasons });
}

async function decide(
  orm: Orm,
  reference: string,
  decision: { readonly state: 'published' | 'refused'; readonly reason?: SQL },
): Promise<void> {
  const rows = await orm
    .update(vehicleReviews)
    .set({ ...decision, decidedAt: sql`clock_timestamp()` })
    .where(eq(vehicleReviews.reference, reference))
    .returning({ reference: vehicleReviews.reference });
  if (rows.length === 0) throw new Refusal(`There is no review ${reference}.`);
}
