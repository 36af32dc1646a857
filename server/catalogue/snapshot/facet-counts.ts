import { type Facet, type FacetName, type FacetOption, facetNames } from '#shared/deals/deal-query.ts';
import { type FacetChoice, facetLabels } from '#shared/deals/facets.ts';
import { type DealFilter, matchingRows } from './deal-filter.ts';
import type { FacetIndex, FacetPlane } from './facet-index.ts';
import { countBits, listRows, type RowBits, type RowSpan } from './row-bits.ts';
import type { Shelf } from './shelf.ts';

/** The rows of a query as a set and as a list. */
export interface RowList {
  readonly bits: RowBits;
  readonly rows: Uint32Array;
  readonly count: number;
}

type CountOfOption = FacetChoice & { readonly count: number };

/** Every facet that can narrow the result or has a chosen value, each counted as if nothing were chosen in it. */
export function countFacets(shelf: Shelf, filter: DealFilter, matching: RowList): readonly Facet[] {
  const planeCounts = new Map<FacetPlane, Uint32Array>();
  return facetNames.flatMap((name) => {
    const own = filter.chosen.has(name) ? listWithout(shelf, filter, name) : matching;
    const counts = countOptions(name, own, {
      shelf,
      filter,
      planeCounts: own === matching ? planeCounts : new Map(),
    });
    return toFacet(name, { counts, total: own.count, chosen: filter.chosen.get(name)?.values ?? new Set() });
  });
}

function listWithout(shelf: Shelf, filter: DealFilter, name: FacetName): RowList {
  const bits = matchingRows(filter, name);
  return { bits, rows: shelf.facetRows, count: listRows(bits, filter.span, shelf.facetRows) };
}

function countOptions(
  name: FacetName,
  list: RowList,
  {
    shelf,
    filter,
    planeCounts,
  }: { shelf: Shelf; filter: DealFilter; planeCounts: Map<FacetPlane, Uint32Array> },
): readonly CountOfOption[] {
  if (name === 'make') return countRuns(shelf.makes.values(), list.bits);
  if (name === 'range') return filter.ranges ? countRuns(filter.ranges.values(), list.bits) : [];
  const facet = shelf.facets.get(name);
  if (!facet) return [];
  const packed = planeCounts.get(facet.plane) ?? countPlane(facet.plane, list);
  planeCounts.set(facet.plane, packed);
  const codes = countCodes(facet, packed);
  return facet.options.map(({ value, label, codes: own }) => ({
    value,
    label,
    count: own.reduce((sum, code) => sum + (codes[code] ?? 0), 0),
  }));
}

function countRuns(
  runs: Iterable<RowSpan & { readonly name: string; readonly slug: string }>,
  bits: RowBits,
): readonly CountOfOption[] {
  return Array.from(runs, (run) => ({ value: run.slug, label: run.name, count: countBits(bits, run) }));
}

function countPlane({ packed, size }: FacetPlane, { rows, count }: RowList): Uint32Array {
  const counts = new Uint32Array(size);
  for (let place = 0; place < count; place += 1) {
    const number = packed[rows[place] ?? 0] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}

function countCodes({ codeCount, stride }: FacetIndex, packed: Uint32Array): Uint32Array {
  const counts = new Uint32Array(codeCount);
  for (let start = 0, code = 0; start < packed.length; start += stride, code = (code + 1) % codeCount) {
    let sum = 0;
    for (let number = start; number < start + stride; number += 1) sum += packed[number] ?? 0;
    counts[code] = (counts[code] ?? 0) + sum;
  }
  return counts;
}

function toFacet(
  name: FacetName,
  { counts, total, chosen }: { counts: readonly CountOfOption[]; total: number; chosen: ReadonlySet<string> },
): readonly Facet[] {
  const canNarrow = chosen.size > 0 || counts.some(({ count }) => count > 0 && count < total);
  if (!canNarrow) return [];
  const options: readonly FacetOption[] = counts
    .map((option) => ({ ...option, isSelected: chosen.has(option.value) }))
    .filter(({ count, isSelected }) => count > 0 || isSelected);
  return [{ name, label: facetLabels[name], options }];
}
