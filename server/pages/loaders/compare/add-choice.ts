import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { plainQuery } from '#server/pages/loaders/site-choices.ts';
import { type ComparedDeal, compareHref } from '#shared/deals/compared-deals.ts';
import type { Deal } from '#shared/deals/deal.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import type { AskedProfile } from '#shared/deals/profile.ts';
import type { EnergyPrices } from '#shared/deals/running-cost.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { type AddableDeal, type AddChoice, makeParameter } from '#shared/pages/compare/compare-data.ts';
import { withPrices } from './compared-energy.ts';

interface Comparison {
  readonly snapshot: Snapshot;
  readonly deals: readonly ComparedDeal[];
  readonly profile: AskedProfile;
  readonly energyPrices: EnergyPrices;
}

/** Pages of a make's deals that are read for its ranges; each has 24. */
const pagesToSearch = 8;

/**
 * The makes to add a deal of, under the deal type of the comparison's first deal, and the cheapest deal of each range
 * of the make that is chosen.
 */
export function findAddChoice(search: URLSearchParams, comparison: Comparison): AddChoice {
  const { snapshot, deals } = comparison;
  const dealType = deals[0]?.dealType ?? 'personal';
  const makes = snapshot.listMakes(dealTypes[dealType].vehicleType).map(({ name, slug }) => ({ name, slug }));
  const make = makes.find(({ slug }) => slug === search.get(makeParameter))?.slug;
  if (make === undefined) return { dealType, makes, offers: [] };
  return { dealType, makes, make, offers: listOffers(make, dealType, comparison) };
}

function listOffers(make: string, dealType: DealType, comparison: Comparison): readonly AddableDeal[] {
  const { snapshot, deals, profile } = comparison;
  const cheapest = new Map<string, Deal>();
  for (let page = 1; page <= pagesToSearch; page += 1) {
    const results = snapshot.query({ ...plainQuery, dealType, scope: { make }, profile, page });
    for (const deal of results.deals) {
      const isThere = deals.some(({ vehicleRef }) => vehicleRef === deal.vehicle.vehicleRef);
      const { slug } = deal.vehicle.range;
      if (deal.price && !isThere && !cheapest.has(slug)) cheapest.set(slug, deal);
    }
    if (page >= results.pageCount) break;
  }
  return [...cheapest.values()].map((deal) => toOffer(deal, comparison));
}

function toOffer(
  { vehicle, dealType, price }: Deal,
  { deals, profile, energyPrices }: Comparison,
): AddableDeal {
  const added = { vehicleRef: vehicle.vehicleRef, dealType, profile };
  return {
    name: `${vehicle.make.name} ${vehicle.model.name}`,
    derivativeName: vehicle.derivative.name,
    price: price ? `${formatPounds(price.trueMonthlyPence, { pennies: true })} ${price.vat}` : '',
    href: withPrices(compareHref([...deals, added], profile), energyPrices),
  };
}
