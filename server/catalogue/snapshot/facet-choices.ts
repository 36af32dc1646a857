import type { DealQuery } from '#shared/deals/deal-query.ts';
import type { FacetName } from '#shared/deals/facets.ts';
import type { MakeNode, RangeNode } from './make-tree.ts';
import { addSpan, createBits, type RowBits, type RowSpan, uniteBits } from './row-bits.ts';
import type { Shelf } from './shelf.ts';

/** The ranges that can be chosen, by slug. */
export type RangesOffered = ReadonlyMap<string, RangeNode>;

/** The existing chosen values of a facet, and the rows that have any of them. */
export interface FacetChoices {
  readonly values: ReadonlySet<string>;
  readonly bits: RowBits;
}

/** Ranges can be chosen only within one make: the path's, or the only chosen one. */
export function rangesOffered(shelf: Shelf, { scope, facets }: DealQuery): RangesOffered | undefined {
  if (scope.make !== undefined) return shelf.makes.get(scope.make)?.ranges;
  const makes = knownMakes(shelf, facets.make);
  return makes.length === 1 ? makes[0]?.ranges : undefined;
}

function knownMakes(shelf: Shelf, slugs: readonly string[] = []): readonly MakeNode[] {
  return [...new Set(slugs)].map((slug) => shelf.makes.get(slug)).filter((make) => make !== undefined);
}

/** Values that do not exist are ignored: the facet then filters by its other values, or not at all. */
export function findChoices(
  shelf: Shelf,
  name: FacetName,
  { values, ranges }: { readonly values: readonly string[]; readonly ranges: RangesOffered | undefined },
): FacetChoices {
  if (name === 'make') return chooseRuns(shelf, shelf.makes, values);
  if (name === 'range') return chooseRuns(shelf, ranges ?? new Map(), values);
  const facet = shelf.facets.get(name);
  const bits = createBits(shelf.vehicles.length);
  const known = values.filter((value) => facet?.optionByValue.has(value));
  for (const code of new Set(known.flatMap((value) => facet?.optionByValue.get(value)?.codes ?? []))) {
    const rows = facet?.bitsByCode[code];
    if (rows) uniteBits(bits, rows);
  }
  return { values: new Set(known), bits };
}

function chooseRuns(
  shelf: Shelf,
  runs: ReadonlyMap<string, RowSpan & Pick<MakeNode, 'slug'>>,
  values: readonly string[],
): FacetChoices {
  const bits = createBits(shelf.vehicles.length);
  const known = values.filter((value) => runs.has(value));
  for (const value of known) addSpan(bits, runs.get(value) ?? { start: 0, end: 0 });
  return { values: new Set(known), bits };
}
