import type { Budget, DealQuery, DealScope, FacetName } from '#shared/deals/deal-query.ts';
import { facetNames } from '#shared/deals/deal-query.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { type FacetChoices, findChoices, type RangesOffered, rangesOffered } from './facet-choices.ts';
import { type PriceColumns, unpriced } from './price-columns.ts';
import {
  addRow,
  addSpan,
  createBits,
  intersectBits,
  listRows,
  type RowBits,
  type RowSpan,
} from './row-bits.ts';
import type { Shelf } from './shelf.ts';

/** A query as sets of rows: those that path, presets, stock and budget leave, and those of each facet's values. */
export interface DealFilter {
  /** The rows of the path's topic; no other row can match. */
  readonly span: RowSpan;
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
  const span = findSpan(shelf, query.scope);
  const base = createBits(shelf.vehicles.length);
  addSpan(base, span);
  if (query.inStock || query.scope.inStockOnly) intersectBits(base, shelf.inStock, span);
  if (query.scope.specialOffersOnly) {
    const offers = shelf.offers.get(dealTypes[query.dealType].contract);
    intersectBits(base, offers?.rows ?? createBits(shelf.vehicles.length), span);
  }
  const ranges = rangesOffered(shelf, query);
  for (const name of facetNames) {
    const preset = query.scope.preset?.[name];
    if (preset) intersectBits(base, findChoices(shelf, name, { values: preset, ranges }).bits, span);
  }
  if (hasBudget(query)) keepBudget(base, { span, shelf, budget: query.budget, prices });
  const chosen = new Map<FacetName, FacetChoices>();
  for (const name of facetNames) {
    const choices = findChoices(shelf, name, { values: query.facets[name] ?? [], ranges });
    if (choices.values.size > 0) chosen.set(name, choices);
  }
  return { span, base, chosen, ranges };
}

/**
 * The rows that pass the whole filter, or all of it except one facet. A range counts as chosen only while exactly one
 * make is chosen, so without the make its ranges do not filter either.
 */
export function matchingRows({ base, chosen, span }: DealFilter, except?: FacetName): RowBits {
  const matching = base.slice();
  for (const [name, { bits }] of chosen) {
    const isLeftOut = name === except || (name === 'range' && except === 'make');
    if (!isLeftOut) intersectBits(matching, bits, span);
  }
  return matching;
}

/** The rows of a path; empty when nothing is there. */
function findSpan(shelf: Shelf, { make, range, model }: DealScope): RowSpan {
  const nowhere = { start: 0, end: 0 };
  if (make === undefined) return { start: 0, end: shelf.vehicles.length };
  const makeNode = shelf.makes.get(make);
  if (range === undefined) return makeNode ?? nowhere;
  const rangeNode = makeNode?.ranges.get(range);
  if (model === undefined) return rangeNode ?? nowhere;
  return rangeNode?.models.get(model) ?? nowhere;
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
  const min = (budget.minPounds ?? 0) * 100;
  const max = Math.min((budget.maxPounds ?? Infinity) * 100, unpriced - 1);
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
