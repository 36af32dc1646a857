import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { plainQuery } from '#server/pages/loaders/site-choices.ts';
import { compareHref } from '#shared/deals/compared-deals.ts';
import type { Deal } from '#shared/deals/deal.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import { drawingShares } from '#shared/deals/drawing-shares.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import type { CompareData, Starter } from '#shared/pages/compare/compare-data.ts';

interface StarterPlan {
  readonly title: string;
  readonly query: Partial<DealQuery>;
}

/** Comparisons to begin with; each shows the cheapest deal of three ranges by true monthly cost. */
const plans: readonly StarterPlan[] = [
  { title: 'Electric cars', query: { facets: { fuel: ['electric'] } } },
  { title: 'SUVs', query: { facets: { bodyType: ['suv-crossover'] } } },
  { title: 'Estates', query: { facets: { bodyType: ['estate'] } } },
  { title: 'Vans', query: { dealType: 'van' } },
];

const dealsOfEach = 3;
const cardCount = 8;
const pagesToSearch = 4;

/** Ready-made comparisons, and single deals with a box to tick. */
export function findStarters(
  snapshot: Snapshot,
  { isNeeded, imageHost }: { readonly isNeeded: boolean; readonly imageHost: string },
): Pick<CompareData, 'starters' | 'deals'> {
  if (!isNeeded) return { starters: [], deals: [] };
  return {
    starters: plans.flatMap((plan) => toStarter(snapshot, plan, imageHost)),
    deals: listOfRanges(snapshot, { sort: 'value' }, cardCount),
  };
}

function toStarter(snapshot: Snapshot, { title, query }: StarterPlan, imageHost: string): readonly Starter[] {
  const deals = listOfRanges(snapshot, query, dealsOfEach);
  if (deals.length < 2) return [];
  const compared = deals.map(({ vehicle, dealType }) => ({
    vehicleRef: vehicle.vehicleRef,
    dealType,
    profile: defaultProfile,
  }));
  const note = deals.map(({ vehicle }) => `${vehicle.make.name} ${vehicle.range.name}`).join(', ');
  const vehicles = deals.flatMap(({ vehicle }) => snapshot.findVehicle(vehicle.vehicleRef) ?? []);
  const shares = drawingShares(vehicles);
  const images = deals.map(({ vehicle }, index) => ({
    src: imageHost + vehicle.imagePath,
    share: shares[index] ?? 1,
  }));
  return [{ title, note, images, href: compareHref(compared) }];
}

/** The first priced deals, one of each range. */
function listOfRanges(snapshot: Snapshot, query: Partial<DealQuery>, count: number): readonly Deal[] {
  const found = new Map<string, Deal>();
  for (let page = 1; page <= pagesToSearch && found.size < count; page += 1) {
    const results = snapshot.query({ ...plainQuery, ...query, page });
    for (const deal of results.deals) {
      const range = `${deal.vehicle.make.slug}/${deal.vehicle.range.slug}`;
      if (deal.price && !found.has(range)) found.set(range, deal);
    }
    if (page >= results.pageCount) break;
  }
  return [...found.values()].slice(0, count);
}
