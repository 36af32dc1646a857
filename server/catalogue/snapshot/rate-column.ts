import type { ContractType } from '#shared/deals/deal-type.ts';
import type { Rate } from '#shared/deals/price.ts';

/** The profile that a rate is quoted at. */
export type RateTerms = Pick<Rate, 'termMonths' | 'annualMiles' | 'initialMonths' | 'isMaintained'>;

/** The rates of all vehicles of a shelf at one cell, by row, ex VAT; 0 pence where none is offered. */
export interface RateColumn {
  readonly terms: RateTerms;
  readonly monthlyPence: Int32Array;
  readonly excessTenths: Uint16Array;
  readonly feesPence: RowNumbers;
  /** Places in `funderNames`. */
  readonly funders: RowNumbers;
  /** The funders of the book, whose columns share this list. A place in it fits in a byte. */
  readonly funderNames: readonly string[];
}

/** A funder's rate for one vehicle at one cell; `funder` is a place in the names of its column. */
export type FunderQuote = Pick<Rate, 'monthlyPence' | 'excessTenths' | 'feePence'> & {
  readonly funder: number;
};

/** A column without any quote. */
export function createRateColumn(
  terms: RateTerms,
  { rowCount, funderNames }: { readonly rowCount: number; readonly funderNames: readonly string[] },
): RateColumn {
  return {
    terms,
    monthlyPence: new Int32Array(rowCount),
    excessTenths: new Uint16Array(rowCount),
    feesPence: createRowNumbers(() => new Int32Array(rowCount)),
    funders: createRowNumbers(() => new Uint8Array(rowCount)),
    funderNames,
  };
}

/**
 * Keeps the quote if it is the first or the cheapest over the term. The result does not depend on the order of quotes.
 */
export function offerQuote(column: RateColumn, row: number, quote: FunderQuote): void {
  if (column.monthlyPence[row] !== 0) {
    const held = findQuote(column, row);
    if (held && compareQuotes(column, held, quote) <= 0) return;
  }
  column.monthlyPence[row] = quote.monthlyPence;
  column.excessTenths[row] = quote.excessTenths;
  setNumber(column.feesPence, row, quote.feePence);
  setNumber(column.funders, row, quote.funder);
}

/** The quote kept for a row, or undefined. */
function findQuote(column: RateColumn, row: number): FunderQuote | undefined {
  const monthlyPence = column.monthlyPence[row] ?? 0;
  if (monthlyPence === 0) return undefined;
  return {
    monthlyPence,
    excessTenths: column.excessTenths[row] ?? 0,
    feePence: feeOf(column, row),
    funder: numberOf(column.funders, row),
  };
}

/** The rate kept for a row, or undefined. */
export function findRate(column: RateColumn, row: number, contract: ContractType): Rate | undefined {
  const quote = findQuote(column, row);
  if (!quote) return undefined;
  const { monthlyPence, excessTenths, feePence } = quote;
  return { contract, ...column.terms, monthlyPence, excessTenths, feePence };
}

/** The fee of a row in pence, ex VAT. */
export function feeOf(column: RateColumn, row: number): number {
  return numberOf(column.feesPence, row);
}

/** Who offers the rate kept for a row; undefined where none is kept, or nothing is kept of its funder. */
export function findFunder(column: RateColumn, row: number): string | undefined {
  const quote = findQuote(column, row);
  return quote && (column.funderNames[quote.funder] || undefined);
}

/** The cheaper first; of equal quotes the one whose funder's name comes first, so that their order makes no difference. */
function compareQuotes({ terms, funderNames }: RateColumn, a: FunderQuote, b: FunderQuote): number {
  const rentals = terms.termMonths + terms.initialMonths - 1;
  const nameOf = ({ funder }: FunderQuote) => funderNames[funder] ?? '';
  return (
    (a.monthlyPence - b.monthlyPence) * rentals + a.feePence - b.feePence ||
    a.excessTenths - b.excessTenths ||
    a.monthlyPence - b.monthlyPence ||
    (nameOf(a) <= nameOf(b) ? 0 : 1)
  );
}

/** A number for each row of a shelf. Nearly always all are equal, and one is kept for all rows until two differ. */
interface RowNumbers {
  every: number | undefined;
  each: Int32Array | Uint8Array | undefined;
  /** Makes the space that is needed once two numbers differ. */
  readonly createEach: () => Int32Array | Uint8Array;
}

/** The numbers of rows of which none is known yet. */
function createRowNumbers(createEach: RowNumbers['createEach']): RowNumbers {
  return { every: undefined, each: undefined, createEach };
}

/** The number of a row; 0 while no row has one. */
function numberOf({ every, each }: RowNumbers, row: number): number {
  return each?.[row] ?? every ?? 0;
}

/** Sets the number of a row. */
function setNumber(numbers: RowNumbers, row: number, value: number): void {
  numbers.every ??= value;
  if (!numbers.each && numbers.every !== value) numbers.each = numbers.createEach().fill(numbers.every);
  if (numbers.each) numbers.each[row] = value;
}
