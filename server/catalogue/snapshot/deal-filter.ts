import type { Budget, DealQuery } from '#shared/deals/deal-query.ts';
import type { FacetName } from '#shared/deals/facets.ts';
import { facetNames } from '#shared/deals/facets.ts';
import { toPence } from '#shared/format/format-pounds.ts';
import { type FacetChoices, findChoices, type RangesOffered, rangesOffered } from './facet-choices.ts';
import { type PriceColumns, unpriced } from './price-columns.ts';
import { addRow, createBits, intersectBits, listRows, type RowBits, type RowSpan } from './row-bits.ts';
import { findScopeFacts, type ScopeFacts } from './scope-facts.ts';
import type { Shelf } from './shelf.ts';

/** A query as sets of rows: those that path, presets, stock and budget leave, and those of each facet's values. */
export interface DealFilter {
  readonly scope: ScopeFacts;
  /** The rows left by path, presets, stock and budget. */
  readonly base: RowBits;
  /** Facets with at least one chosen value that exists. */
  readonly chosen: ReadonlyMap<FacetName, FacetChoices>;
  /**
   * The ranges that can be chosen: those of the path's make or of the only chosen one; undefined without such a make.
   */
  readonly ranges: RangesOffered | undefined;
}

/** Makes the filter of a query for a shelf, with the prices at the query's profile. */
export function createDealFilter(shelf: Shelf, query: DealQuery, prices: PriceColumns): DealFilter {
  const scope = findScopeFacts(shelf, query);
  const base = scope.bits.slice();
  if (query.inStock) intersectBits(base, shelf.inStock, scope.span);
  if (hasBudget(query)) keepBudget(base, { span: scope.span, shelf, budget: query.budget, prices });
  const ranges = rangesOffered(shelf, query);
  const chosen = new Map<FacetName, FacetChoices>();
  for (const name of facetNames) {
    const choices = findChoices(shelf, name, { values: query.facets[name] ?? [], ranges });
    if (choices.values.size > 0) chosen.set(name, choices);
  }
  return { scope, base, chosen, ranges };
}

/**
 * The rows that pass the whole filter, or all of it except one facet. A range counts as chosen only while exactly one
 * make is chosen, so without the make its ranges do not filter either.
 */
export function matchingRows({ base, chosen, scope }: DealFilter, except?: FacetName): RowBits {
  const matching = base.slice();
  for (const [name, { bits }] of chosen) {
    const isLeftOut = name === except || (name === 'range' && except === 'make');
    if (!isLeftOut) intersectBits(matching, bits, scope.span);
  }
  return matching;
}

/** Whether the query is about vehicles with a price only: within a budget, or at any price. */
function hasBudget({ budget, scope }: DealQuery): boolean {
  return budget.minPounds !== undefined || budget.maxPounds !== undefined || scope.pricedOnly === true;
}

/** Removes rows that cost less or more than the budget or have no price. */
function keepBudget(
  base: RowBits,
  { span, shelf, budget, prices }: { span: RowSpan; shelf: Shelf; budget: Budget; prices: PriceColumns },
): void {
  const min = toPence(budget.minPounds ?? 0);
  const max = Math.min(toPence(budget.maxPounds ?? Infinity), unpriced - 1);
  const column = budget.basis === 'monthly' ? prices.monthly : prices.trueMonthly;
  const affordable = createBits(shelf.vehicles.length);
  const count = listRows(base, span, shelf.matchedRows);
  for (let place = 0; place < count; place += 1) {
    const row = shelf.matchedRows[place] ?? 0;
    const pence = column[row] ?? unpriced;
    if (pence >= min && pence <= max) addRow(affordable, row);
  }
  intersectBits(base, affordable, span);
}
