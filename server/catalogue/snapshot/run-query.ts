import type { Deal } from '#shared/deals/deal.ts';
import { type DealQuery, dealsPerPage, isGroupedByRange } from '#shared/deals/deal-query.ts';
import type { DealResults } from '#shared/deals/deal-results.ts';
import { spreadMakes } from './best-match.ts';
import { createDeal } from './deal-card.ts';
import { createDealFilter, matchingRows } from './deal-filter.ts';
import { countFacets } from './facet-counts.ts';
import { movePricedFirst, spanPrices } from './matched-rows.ts';
import type { PriceColumnCache } from './price-columns.ts';
import { findOtherVersions, groupByRange, type PricedRows } from './range-groups.ts';
import { countCommonBits, listRows } from './row-bits.ts';
import { orderRows } from './row-order.ts';
import { type CompareRows, selectWindow } from './select-window.ts';
import { getBook, type Shelf } from './shelf.ts';

/**
 * Answers a query from one shelf. A page number beyond the last gives the last page; a result without deals has one.
 */
export function runQuery(shelf: Shelf, query: DealQuery, pricesFor: PriceColumnCache): DealResults {
  const book = getBook(shelf, query.dealType);
  const prices = pricesFor(book, query.profile);
  const filter = createDealFilter(shelf, query, prices);
  const bits = matchingRows(filter);
  const total = listRows(bits, filter.scope.span, shelf.matchedRows);
  const rows = shelf.matchedRows.subarray(0, total);
  const facets = countFacets(shelf, filter, { bits, rows, count: total });
  const pricedCount = movePricedFirst(rows, prices);
  const priceSpan = spanPrices(rows.subarray(0, pricedCount), prices);
  const compare = orderRows(shelf, query, { priced: { book, prices, profile: query.profile }, rows });
  const isGrouped = isGroupedByRange(query);
  const shown = isGrouped
    ? groupByRange(shelf, { rows, pricedCount }, { compare, prices })
    : { rows, pricedCount };
  if (isGrouped && query.sort === 'best')
    spreadMakes(shelf, shown.rows.subarray(0, shown.pricedCount), compare);
  const { page, pageCount } = clampPage(query.page, shown.rows.length);
  return {
    total,
    ...(isGrouped && { rangeCount: shown.rows.length }),
    page,
    pageCount,
    deals: selectPage(shown, { page, compare })
      .map((row) => {
        const deal = createDeal(shelf, row, query);
        const others = deal && isGrouped ? findOtherVersions(shelf, row, prices) : undefined;
        return deal && others ? { ...deal, others } : deal;
      })
      .filter((deal): deal is Deal => deal !== undefined),
    facets,
    inStockCount: countCommonBits(bits, shelf.inStock, filter.scope.span),
    ...(priceSpan && { prices: priceSpan }),
  };
}

/** Turns any number into that of an existing page. */
function clampPage(page: number, total: number): { readonly page: number; readonly pageCount: number } {
  const pageCount = Math.max(1, Math.ceil(total / dealsPerPage));
  return { page: Math.min(Math.max(1, Math.floor(page) || 1), pageCount), pageCount };
}

/** The rows of a page. Rows with a price come first in every order. */
function selectPage(
  { rows, pricedCount }: PricedRows,
  { page, compare }: { page: number; compare: CompareRows },
): readonly number[] {
  const start = (page - 1) * dealsPerPage;
  const end = start + dealsPerPage;
  const priced = selectWindow(rows.subarray(0, pricedCount), compare, {
    start: Math.min(start, pricedCount),
    end,
  });
  const others = selectWindow(rows.subarray(pricedCount), compare, {
    start: Math.max(0, start - pricedCount),
    end: Math.max(0, end - pricedCount),
  });
  return [...priced, ...others];
}
