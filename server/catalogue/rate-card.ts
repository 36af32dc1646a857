import type { ContractType } from '#shared/deals/deal-type.ts';

/** The axes of a ratebook. Each combination of them, maintained or not, is one cell of a rate card. */
export interface RateGrid {
  /** Months, ascending. */
  readonly terms: readonly number[];
  /** Annual miles, ascending. */
  readonly miles: readonly number[];
  /** Initial rental multiples, ascending. */
  readonly initials: readonly number[];
}

/**
 * All rates of one vehicle under one contract in one ratebook, ordered by `rateCell`. Money is ex VAT. A cell of 0
 * pence is a profile that the funder does not offer.
 */
export interface RateCard {
  readonly vehicleRef: string;
  readonly contract: ContractType;
  readonly funder: string;
  readonly ratebookId: string;
  /** ISO dates, both inclusive. */
  readonly validFrom: string;
  readonly validTo: string;
  readonly feePence: number;
  readonly grid: RateGrid;
  readonly monthlyPence: Int32Array;
  /** Tenths of a penny a mile. */
  readonly excessTenths: Uint16Array;
}

/** Number of cells of a grid: not maintained first, then maintained. */
export function gridCells(grid: RateGrid): number {
  return 2 * grid.terms.length * grid.miles.length * grid.initials.length;
}

/** Index of a cell, from its index on each axis. Not maintained comes first; the initial rental varies fastest. */
export function rateCell(
  grid: RateGrid,
  at: {
    readonly isMaintained: boolean;
    readonly term: number;
    readonly miles: number;
    readonly initial: number;
  },
): number {
  const termRow = (at.isMaintained ? grid.terms.length : 0) + at.term;
  return (termRow * grid.miles.length + at.miles) * grid.initials.length + at.initial;
}

/** Number of profiles offered on these cards. */
export function countRates(cards: readonly RateCard[]): number {
  return cards.reduce(
    (sum, card) => sum + card.monthlyPence.reduce((n, pence) => n + (pence > 0 ? 1 : 0), 0),
    0,
  );
}
