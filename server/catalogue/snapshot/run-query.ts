import type { Deal } from '#shared/deals/deal.ts';
import { type DealQuery, dealsPerPage, isGroupedByRange } from '#shared/deals/deal-query.ts';
import type { DealResults } from '#shared/deals/deal-results.ts';
import { createDeal } from './deal-card.ts';
import { createDealFilter, matchingRows } from './deal-filter.ts';
import { listFacets } from './facet-counts.ts';
import { movePricedFirst, spanPrices } from './matched-rows.ts';
import type { PriceColumnCache } from './price-column-cache.ts';
import type { PriceColumns } from './price-columns.ts';
import { findOtherVersions, groupByRange, type PricedRows } from './range-groups.ts';
import { countCommonBits, listRows } from './row-bits.ts';
import { orderRows, spreadMakes } from './row-order.ts';
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
  const facets = listFacets(shelf, filter, { bits, rows, count: total });
  const pricedCount = movePricedFirst(rows, prices);
  const priceSpan = spanPrices(rows.subarray(0, pricedCount), prices);
  const compare = orderRows(shelf, query, { priced: { book, prices, profile: query.profile }, rows });
  const shown = chooseShown(shelf, query, { rows, pricedCount, compare, prices });
  const { page, pageCount } = clampPage(query.page, shown.rows.length);
  return {
    total,
    ...(isGroupedByRange(query) && { rangeCount: shown.rows.length }),
    page,
    pageCount,
    deals: selectPage(shown, { page, compare })
      .map((row) => createListed(shelf, row, { query, prices }))
      .filter((deal): deal is Deal => deal !== undefined),
    facets,
    inStockCount: countCommonBits(bits, shelf.inStock, filter.scope.span),
    ...(priceSpan && { prices: priceSpan }),
  };
}

interface MatchedRows extends PricedRows {
  readonly compare: CompareRows;
  readonly prices: PriceColumns;
}

/** The rows that have a card: all that match, or one of each range. */
function chooseShown(shelf: Shelf, query: DealQuery, matched: MatchedRows): PricedRows {
  if (!isGroupedByRange(query)) return matched;
  const groups = groupByRange(shelf, matched, matched);
  if (query.sort === 'best') spreadMakes(shelf, groups.rows.subarray(0, groups.pricedCount), matched.compare);
  return groups;
}

/** The deal of a row, with the versions that it stands for. */
function createListed(
  shelf: Shelf,
  row: number,
  { query, prices }: { query: DealQuery; prices: PriceColumns },
): Deal | undefined {
  const deal = createDeal(shelf, row, { dealType: query.dealType, profile: query.profile, prices });
  const others = isGroupedByRange(query) ? findOtherVersions(shelf, row, prices) : undefined;
  return deal && others ? { ...deal, others } : deal;
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
