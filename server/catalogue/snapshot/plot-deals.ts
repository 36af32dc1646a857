import type { DealPlot, PlotOptions, PlottedDeal } from '#server/catalogue/catalogue.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import { createDealFilter, matchingRows } from './deal-filter.ts';
import { movePricedFirst } from './matched-rows.ts';
import type { PriceColumnCache } from './price-column-cache.ts';
import { listRows } from './row-bits.ts';
import { getBook, type Shelf } from './shelf.ts';

/** Every matching deal with a price, against a fact. Of more than the limit the cheapest of each range is taken. */
export function plotDeals(
  shelf: Shelf,
  query: DealQuery,
  { figureOf, limit, pricesFor }: PlotOptions & { readonly pricesFor: PriceColumnCache },
): DealPlot {
  const prices = pricesFor(getBook(shelf, query.dealType), query.profile);
  const filter = createDealFilter(shelf, query, prices);
  const count = listRows(matchingRows(filter), filter.scope.span, shelf.matchedRows);
  const pricedCount = movePricedFirst(shelf.matchedRows.subarray(0, count), prices);
  const { ref } = shelf.facts;
  const known: PlottedDeal[] = [];
  const rows = shelf.matchedRows
    .slice(0, pricedCount)
    .sort(
      (a, b) => (prices.trueMonthly[a] ?? 0) - (prices.trueMonthly[b] ?? 0) || (ref[a] ?? 0) - (ref[b] ?? 0),
    );
  for (const row of rows) {
    const vehicle = shelf.vehicles[row];
    const value = vehicle && figureOf(vehicle);
    if (vehicle && value !== undefined)
      known.push({ vehicle, value, trueMonthlyPence: prices.trueMonthly[row] ?? 0 });
  }
  const counts = { pricedCount, unknownCount: pricedCount - known.length };
  if (known.length <= limit) return { ...counts, deals: known };
  const first = firstOfRanges(known);
  return { ...counts, deals: first.slice(0, limit), rangeCount: first.length };
}

function firstOfRanges(deals: readonly PlottedDeal[]): readonly PlottedDeal[] {
  const first = new Map<string, PlottedDeal>();
  for (const deal of deals) {
    const key = `${deal.vehicle.make.slug}/${deal.vehicle.range.slug}`;
    if (!first.has(key)) first.set(key, deal);
  }
  return [...first.values()];
}
