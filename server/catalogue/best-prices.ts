import type { ContractType } from '#shared/deals/deal-type.ts';
import { type Price, priceDeal } from '#shared/deals/price.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { gridCells, type RateCard, type RateGrid, rateCell } from './rate-card.ts';
import { createRateBook, enterRateCard, findRateFor, type RateBook } from './snapshot/rate-book.ts';

/** The vehicles and rates of a catalogue. */
export interface PricedVehicles {
  readonly vehicles: readonly Vehicle[];
  readonly rateCards: readonly RateCard[];
}

/** The best price of a vehicle under a contract at the default profile. */
export interface BestPrice {
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
