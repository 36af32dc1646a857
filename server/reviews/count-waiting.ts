import { eq } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import { vehicleReviews } from './review-table.ts';

/** How many reviews wait for staff to read them. */
export async function countWaiting(orm: Orm): Promise<number> {
  return orm.$count(vehicleReviews, eq(vehicleReviews.state, 'waiting'));
}
