import type { Facet, FacetOption } from '#shared/deals/deal-query.ts';
import type { FacetName } from '#shared/deals/facets.ts';
import type { ShownFacet, ShownOption } from '#shared/pages/results/results-data.ts';

/** Facets whose options grow with the catalogue: of a long list only the likeliest are shown at once. */
const openLists: ReadonlySet<FacetName> = new Set(['make', 'range']);
const likelyCount = 8;
/** A list that is only a little longer is shown whole. */
const wholeCount = 10;

/** A facet as the page shows it; the likeliest options of a long list, those with the most deals, come first. */
export function toShownFacet({ name, label, options }: Facet): ShownFacet {
  if (!openLists.has(name) || options.length <= wholeCount)
    return { name, label, options: options.map(pack) };
  const likely = new Set(options.toSorted((a, b) => b.count - a.count).slice(0, likelyCount));
  const ordered = [
    ...options.filter((option) => likely.has(option)),
    ...options.filter((option) => !likely.has(option)),
  ];
  return { name, label, options: ordered.map(pack), likely: likelyCount };
}

function pack({ value, label, count, isSelected, reason }: FacetOption): ShownOption {
  if (reason) return [value, label, count, isSelected, reason];
  return isSelected ? [value, label, count, true] : [value, label, count];
}
