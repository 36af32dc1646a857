import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { SearchEntry } from '#server/search/entries/indexed-entry.ts';
import { foundUnder } from '#server/search/entries/to-hit.ts';
import type { ProductFilter } from '#shared/contracts/search.ts';
import { defaultProfile } from '#shared/deals/profile.ts';

/** An entry, and how well it matches. */
export interface RankedEntry {
  readonly entry: SearchEntry;
  readonly score: number;
}

interface Pricing {
  readonly snapshot: Pick<Snapshot, 'findVehicle' | 'findDeal'>;
  readonly product: ProductFilter;
}

/** Scores this much below the best of their range mean a worse match, which no price makes better. */
const equallyGood = 0.8;

/**
 * Entries, best first, in which the vehicles of one range that match equally well have changed places: the one with the
 * lowest true monthly cost at the usual profile comes first. Every other entry keeps its place.
 */
export function cheapestFirst(ranked: readonly RankedEntry[], pricing: Pricing): readonly SearchEntry[] {
  const places = new Map<string, { readonly place: number; readonly cost: number }[]>();
  const best = new Map<string, number>();
  for (const [place, { entry, score }] of ranked.entries()) {
    const priced = entry.kind === 'vehicle' ? findPriced(entry, pricing) : undefined;
    if (!priced) continue;
    const top = best.get(priced.range) ?? 0;
    if (score < equallyGood * top || top === 0) best.set(priced.range, score);
    const group = `${priced.range} ${best.get(priced.range)}`;
    places.set(group, [...(places.get(group) ?? []), { place, cost: priced.cost }]);
  }
  const entries = ranked.map(({ entry }) => entry);
  for (const group of places.values()) {
    const byCost = group.toSorted((one, other) => one.cost - other.cost);
    for (const [turn, { place }] of group.entries()) {
      const cheapest = ranked[byCost[turn]?.place ?? place];
      if (cheapest) entries[place] = cheapest.entry;
    }
  }
  return entries;
}

/** The range and cost of a vehicle; one without a price is the dearest. */
function findPriced(
  { vehicleRef, vehicleType }: Extract<SearchEntry, { kind: 'vehicle' }>,
  { snapshot, product }: Pricing,
): { readonly range: string; readonly cost: number } | undefined {
  const vehicle = snapshot.findVehicle(vehicleRef);
  if (!vehicle) return undefined;
  const deal = snapshot.findDeal(foundUnder(vehicleType, product), vehicleRef, defaultProfile);
  const cost = deal?.price?.trueMonthlyPence ?? Number.POSITIVE_INFINITY;
  return { range: `${vehicleType} ${vehicle.make.slug}/${vehicle.range.slug}`, cost };
}
