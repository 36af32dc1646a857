import { gridCells, type RateCard, type RateGrid, rateCell } from '#server/catalogue/rate-card.ts';
import type { ContractType } from '#shared/deals/deal-type.ts';
import type { Rate } from '#shared/deals/price.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import {
  createRateColumn,
  findFunder,
  findRate,
  offerQuote,
  type RateColumn,
  type RateTerms,
} from './rate-column.ts';

/** Every rate of a shelf under one contract, in a column for each cell of the union of all cards' grids. */
export interface RateBook {
  readonly contract: ContractType;
  readonly rowCount: number;
  /** Columns by term, mileage and maintenance, then by initial rental. */
  readonly columns: Map<string, Map<number, RateColumn>>;
  /** The columns of a grid in the order of its cells, kept because the cards of one ratebook share a grid. */
  readonly columnsByGrid: Map<string, readonly RateColumn[]>;
  /** Who quotes, after an empty name for those beyond the number of names that a byte can count. */
  readonly funderNames: string[];
}

const maxFunderNames = 256;

export function createRateBook(contract: ContractType, rowCount: number): RateBook {
  return { contract, rowCount, columns: new Map(), columnsByGrid: new Map(), funderNames: [''] };
}

/** Enters every rate of a card. If another card has a rate at the same cell, the cheaper one is kept. */
export function enterRateCard(book: RateBook, row: number, card: RateCard): void {
  const columns = columnsOfGrid(book, card.grid);
  // One object is reused for all cells, because a catalogue has millions of them.
  const funder = placeOfFunder(book.funderNames, card.funder);
  const quote = { monthlyPence: 0, excessTenths: 0, feePence: card.feePence, funder };
  for (let cell = 0; cell < columns.length; cell += 1) {
    const column = columns[cell];
    quote.monthlyPence = card.monthlyPence[cell] ?? 0;
    if (!column || quote.monthlyPence <= 0) continue;
    quote.excessTenths = card.excessTenths[cell] ?? 0;
    offerQuote(column, row, quote);
  }
}

/**
 * Columns that can price a profile, best first. The initial rental may differ, because a price at another one can be
 * computed: the same is best, then the nearest below, then the nearest above. All else must be quoted exactly.
 */
export function columnsForProfile(book: RateBook, profile: LeaseProfile): readonly RateColumn[] {
  const columns = book.columns.get(columnKey(profile));
  return columns ? [...columns.values()].sort(nearestTo(profile.initialMonths)) : [];
}

/** The rate that prices a profile for one vehicle; undefined if none is offered. */
export function findRateFor(book: RateBook, row: number, profile: LeaseProfile): Rate | undefined {
  for (const column of columnsForProfile(book, profile)) {
    const rate = findRate(column, row, book.contract);
    if (rate) return rate;
  }
  return undefined;
}

/** Who offers the rate that prices a profile for one vehicle; undefined without a rate. */
export function findFunderFor(book: RateBook, row: number, profile: LeaseProfile): string | undefined {
  const quoted = columnsForProfile(book, profile).find(({ monthlyPence }) => monthlyPence[row]);
  return quoted && findFunder(quoted, row);
}

/** Every rate of one vehicle: by term, then mileage, then initial multiple, not maintained first. */
export function listRatesOf(book: RateBook, row: number): readonly Rate[] {
  return [...book.columns.values()]
    .flatMap((columns) => [...columns.values()])
    .map((column) => findRate(column, row, book.contract))
    .filter((rate) => rate !== undefined)
    .sort(compareTerms);
}

function compareTerms(a: RateTerms, b: RateTerms): number {
  return (
    Number(a.isMaintained) - Number(b.isMaintained) ||
    a.termMonths - b.termMonths ||
    a.annualMiles - b.annualMiles ||
    a.initialMonths - b.initialMonths
  );
}

function nearestTo(initialMonths: number): (a: RateColumn, b: RateColumn) => number {
  const distance = ({ terms }: RateColumn) =>
    terms.initialMonths <= initialMonths
      ? initialMonths - terms.initialMonths
      : 1000 + terms.initialMonths - initialMonths;
  return (a, b) => distance(a) - distance(b);
}

function placeOfFunder(names: string[], name: string): number {
  const known = names.indexOf(name);
  if (known >= 0) return known;
  return names.length < maxFunderNames ? names.push(name) - 1 : 0;
}

function columnsOfGrid(book: RateBook, grid: RateGrid): readonly RateColumn[] {
  const key = `${grid.terms}|${grid.miles}|${grid.initials}`;
  const known = book.columnsByGrid.get(key);
  if (known) return known;
  const columns = new Array<RateColumn>(gridCells(grid));
  for (const isMaintained of [false, true]) {
    for (const [term, termMonths] of grid.terms.entries()) {
      for (const [miles, annualMiles] of grid.miles.entries()) {
        for (const [initial, initialMonths] of grid.initials.entries()) {
          const terms = { termMonths, annualMiles, initialMonths, isMaintained };
          columns[rateCell(grid, { isMaintained, term, miles, initial })] = columnAt(book, terms);
        }
      }
    }
  }
  book.columnsByGrid.set(key, columns);
  return columns;
}

function columnAt(book: RateBook, terms: RateTerms): RateColumn {
  const key = columnKey(terms);
  const columns = book.columns.get(key) ?? new Map<number, RateColumn>();
  book.columns.set(key, columns);
  const column = columns.get(terms.initialMonths) ?? createRateColumn(terms, book);
  columns.set(terms.initialMonths, column);
  return column;
}

function columnKey(terms: Omit<RateTerms, 'initialMonths'>): string {
  return `${terms.termMonths}|${terms.annualMiles}|${terms.isMaintained}`;
}
