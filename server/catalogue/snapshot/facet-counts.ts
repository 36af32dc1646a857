import type { Facet, FacetOption } from '#shared/deals/deal-query.ts';
import { type FacetName, facetNames, facetPlans } from '#shared/deals/facets.ts';
import {
  countOptions,
  countRuns,
  listPlaneCounts,
  type OptionCounts,
  type RowList,
} from './count-options.ts';
import { type DealFilter, matchingRows } from './deal-filter.ts';
import { listRows } from './row-bits.ts';
import type { Shelf } from './shelf.ts';

/**
 * Every facet by which the path's vehicles differ or that has a chosen value, each counted as if nothing were chosen in
 * it. Facets and options depend on the path alone: what the other filters have emptied stays, with its count of 0.
 */
export function listFacets(shelf: Shelf, filter: DealFilter, matching: RowList): readonly Facet[] {
  const planes = listPlaneCounts();
  return facetNames.flatMap((name) => {
    const own = filter.chosen.has(name) ? listWithout(shelf, filter, name) : matching;
    const { ranges } = filter;
    const counts = countOptions(shelf, name, {
      list: own,
      planes: own === matching ? planes : listPlaneCounts(),
      ranges,
    });
    const offered = offeredOptions(filter, name, counts);
    if (offered.length === 0) return [];
    return [
      { name, label: facetPlans[name].label, options: addReason(shelf, { name, options: offered, own }) },
    ];
  });
}

function listWithout(shelf: Shelf, filter: DealFilter, name: FacetName): RowList {
  const bits = matchingRows(filter, name);
  return { bits, rows: shelf.facetRows, count: listRows(bits, filter.scope.span, shelf.facetRows) };
}

/**
 * The options that a page of this path has in a facet, none when they could not narrow it: those that a vehicle of the
 * path has, those chosen, and every span of a number, because a visitor should read why none is there; so spans are
 * shown also where all vehicles meet some and none meets the others.
 */
function offeredOptions(
  { scope, chosen, ranges }: DealFilter,
  name: FacetName,
  counts: OptionCounts,
): readonly FacetOption[] {
  const held =
    name === 'range' ? countRuns(ranges?.values() ?? [], scope.bits) : (scope.counts.get(name) ?? []);
  const selected = chosen.get(name)?.values;
  // Ranges divide the vehicles of the chosen make.
  const total = name === 'range' ? held.reduce((sum, { count }) => sum + count, 0) : scope.total;
  const isSpan = facetPlans[name].farthest !== undefined;
  const divides = ({ count }: { readonly count: number }) => count > 0 && count < total;
  const canNarrow =
    held.some(divides) || (isSpan && total > 1 && new Set(held.map(({ count }) => count)).size > 1);
  if (!canNarrow && !selected) return [];
  return counts
    .map((option) => ({ ...option, isSelected: selected?.has(option.value) ?? false }))
    .filter(({ isSelected }, place) => isSelected || isSpan || (held[place]?.count ?? 0) > 0);
}

interface Reasoned {
  readonly name: FacetName;
  readonly options: readonly FacetOption[];
  readonly own: RowList;
}

/** Gives the empty option that comes nearest to being met its reason: the farthest that the matching vehicles go. */
function addReason(shelf: Shelf, { name, options, own }: Reasoned): readonly FacetOption[] {
  const { farthest: plan } = facetPlans[name];
  if (!plan || own.count === 0 || options.every(({ count }) => count > 0)) return options;
  const farthest = findFarthest(shelf, own, name);
  if (farthest === undefined) return options;
  const empty = options.filter(({ count }) => count === 0);
  const nearest = plan.isLeast ? empty.at(-1) : empty[0];
  return options.map((option) => (option === nearest ? { ...option, reason: plan.words(farthest) } : option));
}

/** The number of a facet that goes farthest among rows; undefined where no row has one. */
function findFarthest(shelf: Shelf, { rows, count }: RowList, name: FacetName): number | undefined {
  const { read, farthest: plan } = facetPlans[name];
  let farthest: number | undefined;
  for (let place = 0; place < count; place += 1) {
    const vehicle = shelf.vehicles[rows[place] ?? 0];
    const value = vehicle && read?.(vehicle);
    if (typeof value !== 'number') continue;
    if (farthest === undefined || (plan?.isLeast ? value < farthest : value > farthest)) farthest = value;
  }
  return farthest;
}
