import { gridCells, type RateCard, type RateGrid, rateCell } from './rate-card.ts';

/** The smallest grid that holds every cell of these grids. */
export function unionGrid(grids: readonly RateGrid[]): RateGrid {
  const axis = (pick: (grid: RateGrid) => readonly number[]) =>
    [...new Set(grids.flatMap(pick))].sort((a, b) => a - b);
  return {
    terms: axis((grid) => grid.terms),
    miles: axis((grid) => grid.miles),
    initials: axis((grid) => grid.initials),
  };
}

/** The same rates on a grid that contains all of the card's cells; the other cells are not offered. */
export function regrid(card: RateCard, grid: RateGrid): RateCard {
  if (sameGrid(card.grid, grid)) return { ...card, grid };
  const monthlyPence = new Int32Array(gridCells(grid));
  const excessTenths = new Uint16Array(gridCells(grid));
  for (const [from, to] of cellMoves(card.grid, grid)) {
    monthlyPence[to] = card.monthlyPence[from] ?? 0;
    excessTenths[to] = card.excessTenths[from] ?? 0;
  }
  return { ...card, grid, monthlyPence, excessTenths };
}

/** Whether the axes are equal, so that cells are in the same places. */
export function sameGrid(a: RateGrid, b: RateGrid): boolean {
  const same = (x: readonly number[], y: readonly number[]) =>
    x === y || (x.length === y.length && x.every((value, index) => value === y[index]));
  return same(a.terms, b.terms) && same(a.miles, b.miles) && same(a.initials, b.initials);
}

/** For each cell of `from`, in order, its index and its index in `to`. */
function* cellMoves(from: RateGrid, to: RateGrid): Generator<readonly [number, number]> {
  let cell = 0;
  for (const isMaintained of [false, true]) {
    for (const months of from.terms) {
      const term = to.terms.indexOf(months);
      for (const annual of from.miles) {
        const miles = to.miles.indexOf(annual);
        for (const multiple of from.initials) {
          const initial = to.initials.indexOf(multiple);
          yield [cell++, rateCell(to, { isMaintained, term, miles, initial })];
        }
      }
    }
  }
}
