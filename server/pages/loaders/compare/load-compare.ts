import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { parseComparedDeals } from '#server/catalogue/compared-deals.ts';
import { toLease } from '#server/catalogue/to-lease.ts';
import type { Loader, LoaderRequest } from '#server/pages/loaders/loader.ts';
import { toTrueSize } from '#server/pages/loaders/true-size.ts';
import { compareHref, formatComparedDeal, maxCompared } from '#shared/deals/compared-deals.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { drawingShares } from '#shared/deals/drawing-shares.ts';
import { vehicleImageAlt, vehicleImagePath } from '#shared/deals/paint.ts';
import { parseProfile } from '#shared/deals/parse-profile.ts';
import type { AskedProfile } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import type { EnergyPrices } from '#shared/deals/running-cost.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { nextMonth } from '#shared/format/london-time.ts';
import { saveSearchHref } from '#shared/pages/account/searches/save-search-href.ts';
import { type CompareData, type ComparedColumn, onlyParameter } from '#shared/pages/compare/compare-data.ts';
import type { comparePages } from '#shared/pages/compare/compare-pages.ts';
import { requestQuoteHref } from '#shared/pages/enquiries/quote/request-quote-href.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { findAddChoice } from './add-choice.ts';
import { readComparedPrices, toEnergyData, withPrices } from './compared-energy.ts';
import { companyCarTaxWords } from './compared-tax.ts';
import { findStarters } from './starters.ts';
import { type PricedDeal, toComparedGroups, unlikeWords } from './to-comparison.ts';

/** Deals beside each other, as the address names them. */
export const loadCompare: Loader<typeof comparePages.compare> = (request) => {
  const { search, services } = request;
  const snapshot = services.catalogue.snapshot();
  const { deals, profile, prices, notes, refused } = readComparison(search, snapshot);
  const isOnlyDifferences = search.get(onlyParameter) === 'differences' && deals.length > 1;
  const plainHref = compareHref(deals, profile);
  const href = withPrices(plainHref, prices);
  const { imageHost } = services.site;
  const shares = drawingShares(deals.map(({ vehicle }) => vehicle));
  const add =
    deals.length < maxCompared && findAddChoice(search, { snapshot, deals, profile, energyPrices: prices });
  return {
    columns: deals.map((deal, index) =>
      toColumn(deal, { snapshot, deals, profile, prices, imageHost, share: shares[index] ?? 1 }),
    ),
    groups: toComparedGroups(deals, { isOnlyDifferences }),
    ...toEnergyData(deals, prices),
    profile,
    ...toSizes(deals),
    notes,
    refused,
    ...toWarning(deals, profile, prices),
    isOnlyDifferences,
    onlyHref: isOnlyDifferences ? href : `${href}&${onlyParameter}=differences`,
    csvHref: href.replace('?', '.csv?'),
    saveHref: saveSearchHref(plainHref),
    address: services.site.origin + href,
    ...(add && { add }),
    ...findStarters(snapshot, { isNeeded: deals.length === 0, imageHost }),
    imageHost,
    catalogueVersion: snapshot.version.number,
  };
};

interface ReadComparison extends Pick<CompareData, 'notes' | 'refused'> {
  readonly deals: readonly PricedDeal[];
  readonly profile: AskedProfile;
  readonly prices: EnergyPrices;
}

/** The deals of a query string with their prices, the profile of the page, and notes about what was changed. */
export function readComparison(search: LoaderRequest['search'], snapshot: Snapshot): ReadComparison {
  const { profile, notes } = parseProfile(search);
  const found = parseComparedDeals(search, { snapshot, profile });
  const vehicles = found.deals.map(({ vehicle }) => vehicle);
  const energy = readComparedPrices(search, vehicles);
  const energyPrices = energy.values;
  const deals = found.deals.map((deal) => {
    const { price, valueScore } = snapshot.findDeal(deal.dealType, deal.vehicleRef, deal.profile) ?? {};
    const companyCarTax = companyCarTaxWords(deal, snapshot.today);
    return {
      ...deal,
      energyPrices,
      leaseStart: nextMonth(snapshot.today),
      ...(price && { price }),
      ...(valueScore !== undefined && { valueScore }),
      ...(companyCarTax !== undefined && { companyCarTax }),
    };
  });
  return {
    deals,
    profile,
    prices: energyPrices,
    notes: [...notes, ...found.notes, ...energy.notes],
    refused: energy.refused,
  };
}

/** The sizes to lay over each other: those known, each model once; nothing unless there are two. */
function toSizes(deals: readonly PricedDeal[]): Pick<CompareData, 'sizes'> {
  const byModel = new Map(
    deals.map(({ vehicle }) => [`${vehicle.make.name} ${vehicle.model.name}`, toTrueSize(vehicle)] as const),
  );
  const sizes = [...byModel].flatMap(([name, size]) => (size ? { name, size } : []));
  return sizes.length > 1 ? { sizes } : {};
}

/** Says why prices differ beside the vehicles, with a link to the same deals at the page’s profile if that helps. */
function toWarning(
  deals: readonly PricedDeal[],
  profile: AskedProfile,
  prices: EnergyPrices,
): Pick<CompareData, 'warning' | 'alikeHref' | 'alikeItems'> {
  const warning = unlikeWords(deals);
  const alike = deals.map((deal) => ({ ...deal, profile }));
  const alikeHref = compareHref(alike, profile);
  const isCurable = warning !== undefined && alikeHref !== compareHref(deals, profile);
  return {
    alikeItems: alike.map((deal) => formatComparedDeal(deal, profile)).join(','),
    ...(warning !== undefined && { warning }),
    ...(isCurable && { alikeHref: withPrices(alikeHref, prices) }),
  };
}

interface Surroundings {
  readonly snapshot: Snapshot;
  readonly deals: readonly PricedDeal[];
  readonly profile: AskedProfile;
  readonly prices: EnergyPrices;
  readonly imageHost: string;
  /** How large to show the drawing. */
  readonly share: number;
}

function toColumn(
  deal: PricedDeal,
  { snapshot, deals, profile, prices, imageHost, share }: Surroundings,
): ComparedColumn {
  const { vehicle, dealType, vehicleRef, price } = deal;
  const others = deals.filter((other) => other !== deal);
  return {
    item: formatComparedDeal(deal, profile),
    vehicleRef,
    dealType,
    makeName: vehicle.make.name,
    modelName: vehicle.model.name,
    derivativeName: vehicle.derivative.name,
    href: withQuery(vehiclePath(dealType, vehicle), profileQuery(deal.profile)),
    image: { src: imageHost + vehicleImagePath(vehicle), alt: vehicleImageAlt(vehicle), share },
    ...(price && { trueMonthly: formatPounds(price.trueMonthlyPence, { pennies: true }) }),
    vat: dealTypes[dealType].vat,
    quoteHref: requestQuoteHref(dealType, vehicleRef, toLease(snapshot, deal)),
    removeHref: withPrices(compareHref(others, profile), prices),
  };
}
