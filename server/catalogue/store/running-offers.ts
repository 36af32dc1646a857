import { and, asc, gte, isNull, lte } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { specialOffers } from './special-offers-table.ts';

/** The references of the vehicles that staff call special offers on this day (ISO date, London), in order. */
export async function listRunningOffers(
  { orm }: Pick<Database, 'orm'>,
  today: string,
): Promise<readonly string[]> {
  const { vehicleRef } = specialOffers;
  const rows = await orm
    .selectDistinct({ vehicleRef })
    .from(specialOffers)
    .where(isRunning(today))
    .orderBy(asc(vehicleRef));
  return rows.map((row) => row.vehicleRef);
}

/** Offers whose days include this one, and that nobody has ended. */
export function isRunning(today: string) {
  const { startsOn, endsOn, endedAt } = specialOffers;
  return and(lte(startsOn, today), gte(endsOn, today), isNull(endedAt));
}
