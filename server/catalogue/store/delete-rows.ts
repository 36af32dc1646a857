import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import * as tables from './catalogue-tables.ts';
import { priceRecords } from './price-records-table.ts';

/** How many vehicles, with their cards or prices, one statement removes. */
const batchSize = 500;

/** Removes every row of one version, children first, in short statements. */
export async function deleteRows(orm: Orm, version: number): Promise<void> {
  const { vehicles, rateCards, ratebooks, models, ranges, manufacturers } = tables;
  while (await deleteBatch(orm, version, { from: vehicles, before: [rateCards] })) await nextTurn();
  while (await deleteBatch(orm, version, { from: priceRecords, before: [] })) await nextTurn();
  for (const table of [ratebooks, models, ranges, manufacturers]) {
    await orm.delete(table).where(eq(table.version, version));
  }
}

type RowsOfVehicles = typeof tables.vehicles | typeof tables.rateCards | typeof priceRecords;

/**
 * Deletes the rows of a batch of a table's vehicles, and before them those of other tables. Returns whether there was
 * anything to delete.
 */
async function deleteBatch(
  orm: Orm,
  version: number,
  { from, before }: { readonly from: RowsOfVehicles; readonly before: readonly RowsOfVehicles[] },
): Promise<boolean> {
  const refs = await orm
    .selectDistinct({ ref: from.vehicleRef })
    .from(from)
    .where(eq(from.version, version))
    .orderBy(asc(from.vehicleRef))
    .limit(batchSize);
  const last = refs.at(-1)?.ref;
  if (last === undefined) return false;
  for (const table of [...before, from]) {
    await orm.delete(table).where(and(eq(table.version, version), lte(table.vehicleRef, last)));
  }
  return true;
}
