import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ContractType } from '#shared/deals/deal-type.ts';
import { type Price, priceDeal } from '#shared/deals/price.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { addDays } from '#shared/format/london-time.ts';
import { addPoint, type PriceRecord, type PriceTime, thinPoints } from './price-record.ts';
import { gridCells, type RateCard, type RateGrid, rateCell } from './rate-card.ts';
import { createRateBook, enterRateCard, findRateFor, type RateBook } from './snapshot/rate-book.ts';

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

/** The vehicles and rates of a catalogue. */
interface PricedVehicles {
  readonly vehicles: readonly Vehicle[];
  readonly rateCards: readonly RateCard[];
}

/** The best price of a vehicle under a contract at the default profile. */
interface BestPrice {
  readonly vehicleRef: string;
  readonly contract: ContractType;
  readonly price: Price;
}

/** The best prices at the default profile on a day (ISO date), as the snapshot of that day has them. */
export function* listBestPrices({ vehicles, rateCards }: PricedVehicles, day: string): Generator<BestPrice> {
  const rows = new Map(vehicles.map(({ vehicleRef }, row) => [vehicleRef, row]));
  for (const contract of contracts) {
    const book = createRateBook(contract, vehicles.length);
    for (const card of rateCards) {
      const isValid = card.contract === contract && card.validFrom <= day && day <= card.validTo;
      if (isValid) enterDefault(book, rows.get(card.vehicleRef), card);
    }
    for (const [vehicleRef, row] of rows) {
      const rate = findRateFor(book, row, defaultProfile);
      if (rate) yield { vehicleRef, contract, price: priceDeal(rate, defaultProfile) };
    }
  }
}

const contracts: readonly ContractType[] = ['personal', 'business'];

/** Enters only the cells from which the default profile can be priced: a handful of thousands. */
function enterDefault(book: RateBook, row: number | undefined, card: RateCard): void {
  const { termMonths, annualMiles, isMaintained } = defaultProfile;
  const term = card.grid.terms.indexOf(termMonths);
  const miles = card.grid.miles.indexOf(annualMiles);
  if (row === undefined || term < 0 || miles < 0) return;
  const grid: RateGrid = { ...card.grid, terms: [termMonths], miles: [annualMiles] };
  const from = rateCell(card.grid, { isMaintained, term, miles, initial: 0 });
  const to = rateCell(grid, { isMaintained, term: 0, miles: 0, initial: 0 });
  const monthlyPence = new Int32Array(gridCells(grid));
  monthlyPence.set(card.monthlyPence.subarray(from, from + grid.initials.length), to);
  const excessTenths = new Uint16Array(gridCells(grid));
  excessTenths.set(card.excessTenths.subarray(from, from + grid.initials.length), to);
  enterRateCard(book, row, { ...card, grid, monthlyPence, excessTenths });
}
