import type { DealQuery } from '#shared/deals/deal-query.ts';
import { matchKeys } from './best-match.ts';
import type { CompareRows } from './select-window.ts';
import type { Shelf } from './shelf.ts';
import { type PricedBook, valueOrder } from './value-order.ts';

/** Compares the rows that match a query by its sort's own key, then by true monthly cost, then by vehicle reference. */
export function orderRows(shelf: Shelf, query: DealQuery, { priced, rows }: MatchedRows): CompareRows {
  const key = sortKey(shelf, query, { priced, rows });
  const { trueMonthly } = priced.prices;
  const { ref } = shelf.facts;
  return (a, b) =>
    (key[a] ?? 0) - (key[b] ?? 0) ||
    (trueMonthly[a] ?? 0) - (trueMonthly[b] ?? 0) ||
    (ref[a] ?? 0) - (ref[b] ?? 0) ||
    a - b;
}

interface MatchedRows {
  readonly priced: PricedBook;
  readonly rows: Uint32Array;
}

/** A number for each row; sorting by it, ascending, gives the order of the sort. */
function sortKey(shelf: Shelf, { sort, budget }: DealQuery, { priced, rows }: MatchedRows): Int32Array {
  const { prices } = priced;
  switch (sort) {
    case 'best':
      return matchKeys(shelf, { rows, budget, priced });
    case 'true-monthly':
      return prices.trueMonthly;
    case 'monthly':
    // All deals of a query have the same number of initial rentals, so sorting by monthly rental gives the same order.
    case 'initial':
      return prices.monthly;
    case 'total':
      return prices.total;
    case 'value':
      return valueOrder(shelf, priced);
    case 'electric-range':
      return shelf.facts.electricRangeOrder;
    case 'payload':
      return shelf.facts.payloadOrder;
    case 'newest':
      return shelf.facts.newestOrder;
    case 'delivery':
      return shelf.facts.weeksMax;
  }
}
