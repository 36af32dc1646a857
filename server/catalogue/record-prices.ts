import { setImmediate as nextTurn } from 'node:timers/promises';
import { addDays } from '#shared/format/london-time.ts';
import { listBestPrices, type PricedVehicles } from './best-prices.ts';
import { addPoint, type PriceRecord, type PriceTime, thinPoints } from './price-record.ts';
import type { RateCard } from './rate-card.ts';

/** How long a record is kept of a vehicle that has left the catalogue or has no price any more. */
const keptDays = 365;

/** A version of the catalogue, and the days on which it was shown; ISO dates. */
export interface ShownCatalogue extends PricedVehicles {
  readonly version: number;
  readonly from: string;
  readonly until: string;
}

/**
 * The records with what a catalogue has cost while it was shown: on its first day and on each later one on which a
 * ratebook began or had ended. Requests are answered between the days.
 */
export async function recordPrices(
  records: readonly PriceRecord[],
  { version, from, until, ...catalogue }: ShownCatalogue,
): Promise<readonly PriceRecord[]> {
  let known = records;
  for (const on of [from, ...changeDays(catalogue.rateCards, { after: from, until })]) {
    known = recordDay(known, catalogue, { on, version });
    await nextTurn();
  }
  return known;
}

/** The records that are stored after an import: thinned by age, without those that have had no price for a year. */
export function tidyRecords(records: readonly PriceRecord[], today: string): readonly PriceRecord[] {
  const oldest = addDays(today, -keptDays);
  return records
    .filter(({ pricedOn }) => pricedOn >= oldest)
    .map((record) => ({ ...record, points: thinPoints(record.points, today) }));
}

function recordDay(
  records: readonly PriceRecord[],
  catalogue: PricedVehicles,
  time: PriceTime,
): readonly PriceRecord[] {
  const known = new Map(records.map((record) => [keyOf(record), record]));
  for (const { vehicleRef, contract, price } of listBestPrices(catalogue, time.on)) {
    const key = keyOf({ vehicleRef, contract });
    const points = addPoint(known.get(key)?.points ?? new Int32Array(), price, time);
    known.set(key, { vehicleRef, contract, pricedOn: time.on, points });
  }
  return [...known.values()];
}

function keyOf({ vehicleRef, contract }: Pick<PriceRecord, 'vehicleRef' | 'contract'>): string {
  return `${contract} ${vehicleRef}`;
}

/** The days on which other ratebooks hold than on the day before, in order. */
function changeDays(
  cards: readonly RateCard[],
  { after, until }: { readonly after: string; readonly until: string },
): readonly string[] {
  const days = new Set(cards.map(({ validFrom }) => validFrom));
  for (const validTo of new Set(cards.map((card) => card.validTo))) days.add(addDays(validTo, 1));
  return [...days].filter((day) => day > after && day <= until).sort();
}
