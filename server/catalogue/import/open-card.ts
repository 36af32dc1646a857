import type { RateCard } from '#server/catalogue/rate-card.ts';
import type { ContractType } from '#shared/deals/deal-type.ts';
import { emptyCells, type OpenRatebook } from './open-ratebook.ts';
import type { PlacedRate } from './rate-record.ts';

/** A rate card to which rows are still being added. */
export interface OpenCard {
  readonly vehicleRef: string;
  readonly contract: ContractType;
  readonly funder: string;
  readonly ratebookId: string;
  readonly feePence: number;
  readonly book: OpenRatebook;
  /** By slot of the ratebook; 0 means no rate. */
  monthlyPence: Int32Array;
  excessTenths: Uint16Array;
}

/** Why a rate conflicts with earlier ones, and the column to check. */
export interface RateConflict {
  readonly column: string;
  readonly reason: string;
}

/** An empty card for the vehicle, contract and ratebook of this rate. */
export function createOpenCard(rate: PlacedRate, book: OpenRatebook): OpenCard {
  const { vehicleRef, contract, funder, ratebookId, feePence } = rate;
  const size = Math.max(64, book.slotCount());
  const cells = { monthlyPence: new Int32Array(size), excessTenths: new Uint16Array(size) };
  return { vehicleRef, contract, funder, ratebookId, feePence, book, ...cells };
}

/** Adds a rate, or returns why it conflicts with earlier ones. The first rate of a profile is kept. */
export function addToCard(card: OpenCard, rate: PlacedRate): RateConflict | undefined {
  const { book } = card;
  if (rate.validFrom !== book.validFrom) return differs('valid_from', book.validFrom, 'of this ratebook');
  if (rate.validTo !== book.validTo) return differs('valid_to', book.validTo, 'of this ratebook');
  if (rate.feePence !== card.feePence) {
    return differs('processing_fee', (card.feePence / 100).toFixed(2), 'of this vehicle in this ratebook');
  }
  const slot = book.slotOf(rate);
  if (slot === undefined) {
    return { column: 'ratebook', reason: 'has too many different terms, mileages and initial rentals' };
  }
  if (slot >= card.monthlyPence.length) growCard(card, Math.max(slot + 1, card.monthlyPence.length * 2));
  const earlier = card.monthlyPence[slot] ?? 0;
  if (earlier > 0) return repeated(earlier, card.excessTenths[slot] ?? 0, rate);
  card.monthlyPence[slot] = rate.monthlyPence;
  card.excessTenths[slot] = rate.excessTenths;
  return undefined;
}

function differs(column: string, earlier: string, where: string): RateConflict {
  return { column, reason: `differs from ${earlier} in an earlier line ${where}` };
}

function repeated(monthlyPence: number, excessTenths: number, rate: PlacedRate): RateConflict {
  if (monthlyPence !== rate.monthlyPence) {
    const earlier = (monthlyPence / 100).toFixed(2);
    return {
      column: 'monthly_rental',
      reason: `conflicts with ${earlier} in an earlier line of the same profile`,
    };
  }
  if (excessTenths !== rate.excessTenths) {
    const earlier = (excessTenths / 10).toFixed(1);
    return {
      column: 'excess_ppm',
      reason: `conflicts with ${earlier} in an earlier line of the same profile`,
    };
  }
  return { column: 'vehicle_ref', reason: 'the same rate is in an earlier line' };
}

function growCard(card: OpenCard, size: number): void {
  const { monthlyPence, excessTenths } = card;
  card.monthlyPence = new Int32Array(size);
  card.monthlyPence.set(monthlyPence);
  card.excessTenths = new Uint16Array(size);
  card.excessTenths.set(excessTenths);
}

/** The finished card on the grid of its ratebook, once all rows have been added. */
export function closeCard(card: OpenCard, { grid, cells }: ReturnType<OpenRatebook['close']>): RateCard {
  const { vehicleRef, contract, funder, ratebookId, feePence, book } = card;
  const { monthlyPence, excessTenths } = emptyCells(grid);
  for (const [slot, cell] of cells.entries()) {
    monthlyPence[cell] = card.monthlyPence[slot] ?? 0;
    excessTenths[cell] = card.excessTenths[slot] ?? 0;
  }
  const { validFrom, validTo } = book;
  return {
    vehicleRef,
    contract,
    funder,
    ratebookId,
    validFrom,
    validTo,
    feePence,
    grid,
    monthlyPence,
    excessTenths,
  };
}
