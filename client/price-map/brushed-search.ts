import type { MapScale, PriceMap } from '#shared/pages/results/price-map/price-map-data.ts';

/** A rectangle on the map, from 0 to 1 from its left and bottom edges. */
export interface Brush {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The scales of a map, as its element carries them. */
export type BrushScales = Pick<PriceMap, 'x' | 'y' | 'facet'>;

/**
 * The query string with the budget that a rectangle covers, in whole pounds, and, where a filter of that kind is offered,
 * its nearest option at or below the left edge. A side at the edge of the map sets no limit.
 */
export function brushedSearch(search: string, brush: Brush, { x, y, facet }: BrushScales): string {
  const query = new URLSearchParams(search);
  for (const name of ['budgetMin', 'budgetMax', 'budgetOn', 'page']) query.delete(name);
  if (brush.bottom > 0) query.set('budgetMin', String(Math.max(1, Math.floor(valueAt(y, brush.bottom)))));
  if (brush.top < 1) query.set('budgetMax', String(Math.ceil(valueAt(y, brush.top))));
  if (facet) {
    const least = valueAt(x, brush.left);
    const floor = brush.left > 0 ? facet.floors.findLast((each) => each <= least) : undefined;
    query.delete(facet.name);
    if (floor !== undefined) query.set(facet.name, `${floor}plus`);
  }
  return `?${query.toString().replaceAll('%2C', ',')}`;
}

function valueAt({ from, to, isLog }: MapScale, share: number): number {
  return isLog ? from * (to / from) ** share : from + share * (to - from);
}
