import { eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { vehicleReviews } from './review-table.ts';

/** Shows reviews from now on, keeping why one was refused before, in the transaction that it is given. Throws a `Refusal` when one of them is not there. */
export async function publishWithin(orm: Orm, references: readonly string[]): Promise<void> {
  const rows = await orm
    .update(vehicleReviews)
    .set({ state: 'published', decidedAt: sql`clock_timestamp()` })
    .where(inArray(vehicleReviews.reference, [...references]))
    .returning({ reference: vehicleReviews.reference });
  const found = rows.map(({ reference }) => reference);
  const unknown = references.filter((reference) => !found.includes(reference));
  if (unknown.length > 0) throw new Refusal(`There is no review ${unknown.join(', ')}.`);
}

/** Stops showing a review, or never shows it, and keeps why, below earlier reasons. Throws a `Refusal` when it is not there. */
export async function refuseWithin(orm: Orm, reference: string, reason: string): Promise<void> {
  const rows = await orm
    .update(vehicleReviews)
    .set({
      state: 'refused',
      reason: sql`concat_ws(E'\\n', ${vehicleReviews.reason}, ${reason}::text)`,
      decidedAt: sql`clock_timestamp()`,
    })
    .where(eq(vehicleReviews.reference, reference))
    .returning({ reference: vehicleReviews.reference });
  if (rows.length === 0) throw new Refusal(`There is no review ${reference}.`);
}
