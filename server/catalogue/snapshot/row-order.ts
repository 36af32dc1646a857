import type { Budget, DealQuery } from '#shared/deals/deal-query.ts';
import { withVat } from '#shared/deals/price.ts';
import type { AskedProfile } from '#shared/deals/profile.ts';
import { valueScoreOf } from '#shared/deals/value-score.ts';
import { toPence } from '#shared/format/format-pounds.ts';
import { excessColumn, type PriceColumns, unpriced } from './price-columns.ts';
import type { RateBook } from './rate-book.ts';
import type { CompareRows } from './select-window.ts';
import type { Shelf } from './shelf.ts';

/** A budget is split into this many equal steps. */
const budgetSteps = 20;
/** Outweighs every difference within a step: a score is at most 100, all that `spreadMakes` adds at most 500. */
const stepWeight = 1000;
/** What a range loses for each better range of its make. */
const pointsPerRange = 5;
const mostRangesCounted = 100;

/**
 * The order "best match", ascending, for these rows; other rows keep what an earlier query left. The published rule:
 * - with a highest budget, deals that use most of it come first, in steps of a twentieth of the budget;
 * - within a step, and without a budget, the highest value score comes first;
 * - where one deal stands for each range, a range loses five points for each better range of its make (`spreadMakes`).
 */
function matchKeys(
  shelf: Shelf,
  { rows, budget, priced }: { rows: Uint32Array; budget: Budget; priced: PricedBook },
): Int32Array {
  const { matchKeys: keys } = shelf;
  const values = valueOrder(shelf, priced);
  const { monthly, trueMonthly } = priced.prices;
  const cost = budget.basis === 'monthly' ? monthly : trueMonthly;
  const most = toPence(budget.maxPounds ?? 0);
  // Every row has a price when there is a budget: a deal without one is not within it.
  for (const row of rows) {
    const step = most > 0 ? Math.floor(((most - (cost[row] ?? 0)) * budgetSteps) / most) : 0;
    keys[row] = step * stepWeight + (values[row] ?? 0);
  }
  return keys;
}

/**
 * Moves further ranges of a make down the order, so that a list does not begin with eight cars of one make. `rows` has
 * one row for each range, those of a make together, and leaves each make's in order.
 */
export function spreadMakes(
  { makeByRow, matchKeys: keys }: Shelf,
  rows: Uint32Array,
  compare: CompareRows,
): void {
  for (let start = 0, end = 0; start < rows.length; start = end) {
    while (end < rows.length && makeByRow[rows[end] ?? 0] === makeByRow[rows[start] ?? 0]) end += 1;
    const ranges = rows.subarray(start, end).sort(compare);
    for (const [place, row] of ranges.entries())
      keys[row] = (keys[row] ?? 0) + pointsPerRange * Math.min(place, mostRangesCounted);
  }
}

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

/** The prices of a profile, and the rate book that they were made from. */
interface PricedBook {
  readonly book: RateBook;
  readonly prices: PriceColumns;
  readonly profile: AskedProfile;
}

/** Orders made so far; each is dropped together with its price columns. */
const made = new WeakMap<PriceColumns, Int32Array>();

/** The negated value score of every row, so that ascending is best first. Rows without a price have 1. */
function valueOrder(shelf: Shelf, priced: PricedBook): Int32Array {
  const known = made.get(priced.prices);
  if (known) return known;
  const order = scoreAll(shelf, priced);
  made.set(priced.prices, order);
  return order;
}

function scoreAll({ facts }: Shelf, { book, prices, profile }: PricedBook): Int32Array {
  const { realMiles: _, ...lease } = profile;
  const excess = prices.chosen?.excessTenths ?? excessColumn(book, lease);
  const vat = book.contract === 'personal' ? ('inc VAT' as const) : ('ex VAT' as const);
  return new Int32Array(book.rowCount).map((_, row) => {
    const trueMonthlyPence = prices.trueMonthly[row] ?? unpriced;
    if (trueMonthlyPence === unpriced) return 1;
    return -valueScoreOf({
      vat,
      trueMonthlyPence,
      initialPence: (prices.monthly[row] ?? 0) * profile.initialMonths,
      totalPence: prices.total[row] ?? 0,
      excessTenths: withVat(excess[row] ?? 0, book.contract),
      annualMiles: prices.chosen?.annualMiles[row] ?? profile.annualMiles,
      weeksMax: facts.weeksMax[row] ?? 0,
      p11dPence: facts.p11dPence[row] ?? 0,
    });
  });
}
