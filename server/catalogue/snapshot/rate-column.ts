import type { ContractType } from '#shared/deals/deal-type.ts';
import type { Rate } from '#shared/deals/price.ts';

/** The profile that a rate is quoted at. */
export type RateTerms = Pick<Rate, 'termMonths' | 'annualMiles' | 'initialMonths' | 'isMaintained'>;

/** The rates of all vehicles of a shelf at one cell, by row, ex VAT; 0 pence where none is offered. */
export interface RateColumn {
  readonly terms: RateTerms;
  readonly monthlyPence: Int32Array;
  readonly excessTenths: Uint16Array;
  /** The fee of every row while all are equal; undefined once they differ and are in `feesPence`. */
  feePence: number | undefined;
  feesPence: Int32Array | undefined;
}

/** A funder's rate for one vehicle at one cell. */
export type Quote = Pick<Rate, 'monthlyPence' | 'excessTenths' | 'feePence'>;

export function createRateColumn(terms: RateTerms, rowCount: number): RateColumn {
  return {
    terms,
    monthlyPence: new Int32Array(rowCount),
    excessTenths: new Uint16Array(rowCount),
    feePence: undefined,
    feesPence: undefined,
  };
}

/**
 * Keeps the quote if it is the first or the cheapest over the term. The result does not depend on the order of quotes.
 */
export function offerQuote(column: RateColumn, row: number, quote: Quote): void {
  if (column.monthlyPence[row] !== 0) {
    const held = findQuote(column, row);
    if (held && compareQuotes(column.terms, held, quote) <= 0) return;
  }
  column.monthlyPence[row] = quote.monthlyPence;
  column.excessTenths[row] = quote.excessTenths;
  writeFee(column, row, quote.feePence);
}

/** The quote kept for a row, or undefined. */
function findQuote(column: RateColumn, row: number): Quote | undefined {
  const monthlyPence = column.monthlyPence[row] ?? 0;
  if (monthlyPence === 0) return undefined;
  return { monthlyPence, excessTenths: column.excessTenths[row] ?? 0, feePence: feeOf(column, row) };
}

/** The rate kept for a row, or undefined. */
export function findRate(column: RateColumn, row: number, contract: ContractType): Rate | undefined {
  const quote = findQuote(column, row);
  return quote && { contract, ...column.terms, ...quote };
}

/** The fee of a row in pence, ex VAT. */
export function feeOf(column: RateColumn, row: number): number {
  return column.feesPence?.[row] ?? column.feePence ?? 0;
}

function compareQuotes({ termMonths, initialMonths }: RateTerms, a: Quote, b: Quote): number {
  const rentals = termMonths + initialMonths - 1;
  return (
    (a.monthlyPence - b.monthlyPence) * rentals + a.feePence - b.feePence ||
    a.excessTenths - b.excessTenths ||
    a.monthlyPence - b.monthlyPence
  );
}

/** Nearly all rates have the same fee, so one number is kept for all rows until two differ. */
function writeFee(column: RateColumn, row: number, feePence: number): void {
  column.feePence ??= feePence;
  if (!column.feesPence && column.feePence !== feePence) {
    column.feesPence = new Int32Array(column.monthlyPence.length).fill(column.feePence);
  }
  if (column.feesPence) column.feesPence[row] = feePence;
}
