import type { RateCard, RateGrid } from '#server/catalogue/rate-card.ts';
import { regrid, sameGrid, unionGrid } from '#server/catalogue/regrid.ts';

/** Two prices for each profile of one grid, in pence ex VAT; 0 where there is no price. */
export interface PricePairs {
  readonly grid: RateGrid;
  readonly card: Int32Array;
  readonly other: Int32Array;
}

/**
 * The prices of a card and, profile by profile, comparable prices of the same vehicle: those of the same ratebook; else
 * of the same funder's latest ratebook; else of any funder's latest. If several cards have a price, the cheapest is
 * taken. Undefined when there is nothing to compare.
 */
export function pairPrices(card: RateCard, others: readonly RateCard[]): PricePairs | undefined {
  const chosen = chooseComparable(card, others);
  const [first] = chosen;
  if (!first) return undefined;
  if (chosen.length === 1 && sameGrid(card.grid, first.grid)) {
    return { grid: card.grid, card: card.monthlyPence, other: first.monthlyPence };
  }
  const grid = unionGrid([card.grid, ...chosen.map((each) => each.grid)]);
  const rows = chosen.map((each) => regrid(each, grid).monthlyPence);
  return { grid, card: regrid(card, grid).monthlyPence, other: cheapest(rows) };
}

function chooseComparable(card: RateCard, others: readonly RateCard[]): readonly RateCard[] {
  const sameFunder = others.filter((other) => other.funder === card.funder);
  const sameRatebook = sameFunder.filter((other) => other.ratebookId === card.ratebookId);
  if (sameRatebook.length > 0) return sameRatebook;
  return latest(sameFunder.length > 0 ? sameFunder : others);
}

function latest(cards: readonly RateCard[]): readonly RateCard[] {
  const last = cards
    .map(({ validTo }) => validTo)
    .sort()
    .at(-1);
  return cards.filter((card) => card.validTo === last);
}

function cheapest(rows: readonly Int32Array[]): Int32Array {
  const [first = new Int32Array(), ...rest] = rows;
  return first.map((pence, cell) =>
    rest.reduce((low, row) => {
      const other = row[cell] ?? 0;
      return other > 0 && (low === 0 || other < low) ? other : low;
    }, pence),
  );
}

/** Cards grouped by vehicle. */
export function cardsByVehicle(cards: readonly RateCard[]): ReadonlyMap<string, readonly RateCard[]> {
  return Map.groupBy(cards, (card) => card.vehicleRef);
}
