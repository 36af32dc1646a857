import { LRUCache } from 'lru-cache';
import type { Budget, DealQuery, DealScope } from '#shared/deals/deal-query.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { type FacetName, facetNames } from '#shared/deals/facets.ts';
import { toPence } from '#shared/format/format-pounds.ts';
import { countOptions, listPlaneCounts, type OptionCounts } from './count-options.ts';
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

/** What a path holds before the visitor filters anything. It decides which options a page offers, so that none vanishes. */
interface ScopeFacts {
  /** The rows of the path's topic; no other row can match. */
  readonly span: RowSpan;
  readonly bits: RowBits;
  readonly total: number;
  /** Vehicles of each option by facet; ranges are counted for the make that is chosen (facet-counts.ts). */
  readonly counts: ReadonlyMap<FacetName, OptionCounts>;
}

/** Scopes kept for each shelf; a set of rows needs a bit for each vehicle. */
const maxScopes = 500;
const kept = new WeakMap<Shelf, LRUCache<string, ScopeFacts>>();

type ScopeQuestion = Pick<DealQuery, 'scope' | 'dealType'>;

/** The facts of a query's scope on a shelf; worked out when the scope is first asked for. */
function findScopeFacts(shelf: Shelf, question: ScopeQuestion): ScopeFacts {
  const known = kept.get(shelf) ?? new LRUCache<string, ScopeFacts>({ max: maxScopes });
  kept.set(shelf, known);
  const key = toKey(question);
  const facts = known.get(key) ?? readScope(shelf, question);
  known.set(key, facts);
  return facts;
}

/** Special offers differ by deal type; everything else is the same under each. */
function toKey({ scope, dealType }: ScopeQuestion): string {
  const { make, range, model, preset, specialOffersOnly, inStockOnly } = scope;
  return `${make}/${range}/${model}/${specialOffersOnly && dealType}/${inStockOnly}/${preset ? JSON.stringify(preset) : ''}`;
}

function readScope(shelf: Shelf, { scope, dealType }: ScopeQuestion): ScopeFacts {
  const span = findSpan(shelf, scope);
  const bits = createBits(shelf.vehicles.length);
  addSpan(bits, span);
  if (scope.inStockOnly) intersectBits(bits, shelf.inStock, span);
  if (scope.specialOffersOnly) {
    const offers = shelf.offers.get(dealTypes[dealType].contract);
    intersectBits(bits, offers?.rows ?? createBits(shelf.vehicles.length), span);
  }
  for (const name of facetNames) {
    const values = scope.preset?.[name];
    if (values) intersectBits(bits, findChoices(shelf, name, { values, ranges: undefined }).bits, span);
  }
  const total = listRows(bits, span, shelf.facetRows);
  const list = { bits, rows: shelf.facetRows, count: total };
  const planes = listPlaneCounts();
  const counts = new Map(
    facetNames
      .filter((name) => name !== 'range')
      .map((name) => [name, countOptions(shelf, name, { list, planes, ranges: undefined })]),
  );
  return { span, bits, total, counts };
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
