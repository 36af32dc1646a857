import { LRUCache } from 'lru-cache';
import type { DealQuery, DealScope } from '#shared/deals/deal-query.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { type FacetName, facetNames } from '#shared/deals/facets.ts';
import { countOptions, listPlaneCounts, type OptionCounts } from './count-options.ts';
import { findChoices } from './facet-choices.ts';
import { addSpan, createBits, intersectBits, listRows, type RowBits, type RowSpan } from './row-bits.ts';
import type { Shelf } from './shelf.ts';

/** What a path holds before the visitor filters anything. It decides which options a page offers, so that none vanishes. */
export interface ScopeFacts {
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
export function findScopeFacts(shelf: Shelf, question: ScopeQuestion): ScopeFacts {
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
