import type { FacetChoice, FacetName } from '#shared/deals/facets.ts';
import type { RangesOffered } from './facet-choices.ts';
import type { FacetIndex, FacetPlane } from './facet-index.ts';
import { countBits, type RowBits, type RowSpan } from './row-bits.ts';
import type { Shelf } from './shelf.ts';

/** Rows as a set and as a list. */
export interface RowList {
  readonly bits: RowBits;
  readonly rows: Uint32Array;
  readonly count: number;
}

/** The options of a facet in their order, each with its number of rows. */
export type OptionCounts = readonly (FacetChoice & { readonly count: number })[];

/** The counts of packed numbers of one list of rows: facets that share a plane share one pass over the rows. */
export type PlaneCounts = Map<FacetPlane, Uint32Array>;

export function listPlaneCounts(): PlaneCounts {
  return new Map();
}

interface Counted {
  readonly list: RowList;
  readonly planes: PlaneCounts;
  readonly ranges: RangesOffered | undefined;
}

/** Counts the rows of a list by the options of a facet; ranges only where they can be chosen. */
export function countOptions(shelf: Shelf, name: FacetName, { list, planes, ranges }: Counted): OptionCounts {
  if (name === 'make') return countRuns(shelf.makes.values(), list.bits);
  if (name === 'range') return ranges ? countRuns(ranges.values(), list.bits) : [];
  const facet = shelf.facets.get(name);
  if (!facet) return [];
  const packed = planes.get(facet.plane) ?? countPlane(facet.plane, list);
  planes.set(facet.plane, packed);
  const codes = countCodes(facet, packed);
  return facet.options.map(({ value, label, codes: own }) => ({
    value,
    label,
    count: own.reduce((sum, code) => sum + (codes[code] ?? 0), 0),
  }));
}

/** Counts the rows of each run: of each make, or of each range of a make. */
export function countRuns(
  runs: Iterable<RowSpan & { readonly name: string; readonly slug: string }>,
  bits: RowBits,
): OptionCounts {
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
