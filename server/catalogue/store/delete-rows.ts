import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import * as tables from './catalogue-tables.ts';
import { priceRecords } from './price-records-table.ts';

/** How many vehicles, with their cards, one statement removes. */
const batchSize = 500;

/** Removes every row of one version, children first, in short statements. */
export async function deleteRows(orm: Orm, version: number): Promise<void> {
  while (await deleteVehicles(orm, version)) await nextTurn();
  const { ratebooks, models, ranges, manufacturers } = tables;
  for (const table of [priceRecords, ratebooks, models, ranges, manufacturers]) {
    await orm.delete(table).where(eq(table.version, version));
  }
}

/** Deletes a batch of vehicles. Returns whether there was anything to delete. */
async function deleteVehicles(orm: Orm, version: number): Promise<boolean> {
  const { vehicles, rateCards } = tables;
  const refs = await orm
    .select({ ref: vehicles.vehicleRef })
    .from(vehicles)
    .where(eq(vehicles.version, version))
    .orderBy(asc(vehicles.vehicleRef))
    .limit(batchSize);
  const last = refs.at(-1)?.ref;
  if (last === undefined) return false;
  for (const table of [rateCards, vehicles]) {
    await orm.delete(table).where(and(eq(table.version, version), lte(table.vehicleRef, last)));
  }
  return true;
}
