import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { DealQuery, Facet, FacetSelection } from '#shared/deals/deal-query.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { facetNames, facetPlans } from '#shared/deals/facets.ts';

interface KnownQuery {
  readonly query: DealQuery;
  readonly notes: readonly string[];
}

/** The query without makes and ranges that the catalogue does not have, and a note about those left out. */
export function keepKnownChoices(query: DealQuery, snapshot: Snapshot): KnownQuery {
  const { make: makes = [], range: ranges = [], ...others } = query.facets;
  const { vehicleType } = dealTypes[query.dealType];
  const knownMakes = makes.filter((make) => snapshot.findMake(vehicleType, make));
  const make = query.scope.make ?? (knownMakes.length === 1 ? knownMakes[0] : undefined);
  const knownRanges = ranges.filter((range) => make && snapshot.findRange(vehicleType, make, range));
  const facets: FacetSelection = {
    ...others,
    ...(knownMakes.length > 0 ? { make: knownMakes } : {}),
    ...(knownRanges.length > 0 ? { range: knownRanges } : {}),
  };
  const notes = [
    ...(knownMakes.length < makes.length ? ['We have no deals on that make, so we left it out.'] : []),
    ...(knownRanges.length < ranges.length ? [rangeNote(make)] : []),
  ];
  return { query: { ...query, facets }, notes };
}

/**
 * The query without numbers of doors and seats that no vehicle has, and a note about those left out. `answered` are the
 * facets of the answer to `query`; the deals in that answer stay right, because unknown numbers do not filter them.
 */
export function keepOfferedNumbers({ query, notes }: KnownQuery, answered: readonly Facet[]): KnownQuery {
  let facets = query.facets;
  const left: string[] = [];
  for (const name of facetNames) {
    const { counted } = facetPlans[name];
    if (!counted) continue;
    const { [name]: asked = [], ...others } = facets;
    const options = answered.find((facet) => facet.name === name)?.options ?? [];
    const offered = asked.filter((value) => options.some((one) => one.value === value && one.isSelected));
    if (offered.length === asked.length) continue;
    facets = { ...others, ...(offered.length > 0 ? { [name]: offered } : {}) };
    left.push(`Nothing here has that number of ${counted}, so we left that filter out.`);
  }
  return left.length === 0 ? { query, notes } : { query: { ...query, facets }, notes: [...notes, ...left] };
}

function rangeNote(make: string | undefined): string {
  return make
    ? 'The make you chose doesn’t have that range, so we left it out.'
    : 'Choose one make before a range. We left the range out.';
}
