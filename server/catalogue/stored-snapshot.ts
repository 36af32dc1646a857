import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import type { Snapshot } from './catalogue.ts';
import type { PriceRecord } from './price-record.ts';
import { recordPrices } from './record-prices.ts';
import { buildSnapshot } from './snapshot/build-snapshot.ts';
import type { StoredCatalogue } from './store/load-catalogue.ts';

/** The snapshot of a stored catalogue on a day (ISO date), with what its vehicles have cost until then. */
export function snapshotOf(stored: StoredCatalogue, today: string): Snapshot {
  return buildSnapshot({ ...stored, priceRecords: recordsUntil(stored, today), today });
}

/** What vehicles have cost until a day: the stored records, and what the catalogue itself has cost since its import. */
export function recordsUntil(stored: StoredCatalogue, today: string): readonly PriceRecord[] {
  const { version, vehicles, rateCards, priceRecords } = stored;
  if (version.isDemonstration) return priceRecords;
  const shown = { version: version.number, from: todayInLondon(version.importedAt), until: today };
  return recordPrices(priceRecords, { vehicles, rateCards, ...shown });
}
