import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { drawMiles, highestMiles } from '#server/pages/charts/miles-chart.ts';
import { drawPayments, drawPriceGrid } from '#server/pages/charts/price-grid.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { NearMissError, type WayOn } from '#server/platform/http/errors.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import type { Price } from '#shared/deals/price.ts';
import { type LeaseProfile, maxInitialOf, offeredMiles } from '#shared/deals/profile.ts';
import { cheapestBands, cheapestFor, costOfDriving, type MilesBand } from '#shared/deals/real-miles.ts';
import type {
  MilesDeal,
  OfferedProfiles,
  VehicleData,
  YourMilesData,
} from '#shared/pages/vehicle/vehicle-data.ts';
import { dealsPath, scopePath } from '#shared/routes/link-to.ts';

const upfrontMonths = [1, 3, 6, 9, 12];

interface Pictured {
  readonly offered: OfferedProfiles;
  readonly profile: LeaseProfile;
  /** The price at the profile. */
  readonly price: Price | undefined;
  readonly realMiles: number;
  readonly priceAt: (profile: LeaseProfile) => Price | undefined;
}

/** The pictures of what a vehicle costs, and the figures behind them; nothing for a price on application. */
export function drawPrices(
  pictured: Pictured,
): Pick<VehicleData, 'grid' | 'upfront' | 'payments' | 'yourMiles'> {
  const { offered, profile, price, realMiles, priceAt } = pictured;
  if (!price) return { upfront: [] };
  const upfront = upfrontMonths
    .filter((months) => months <= maxInitialOf(profile.termMonths))
    .flatMap((initialMonths) => priceAt({ ...profile, initialMonths }) ?? []);
  // The allowances that lists choose from too, so that a page never finds another one cheaper than its list.
  const allowances = offered.miles
    .filter((miles) => offeredMiles.includes(miles) || miles === profile.annualMiles)
    .flatMap((annualMiles) => priceAt({ ...profile, annualMiles }) ?? []);
  const grid = drawPriceGrid(offered, profile, priceAt);
  return {
    upfront,
    payments: drawPayments(price, upfront),
    yourMiles: compareAllowances(allowances, price, realMiles),
    ...(grid ? { grid } : {}),
  };
}

function compareAllowances(prices: readonly Price[], price: Price, realMiles: number): YourMilesData {
  const bands = cheapestBands(prices, highestMiles(prices, realMiles));
  const toDeal = (each: Price) => toMilesDeal(each, realMiles, bands);
  return {
    realMiles,
    deals: prices.map(toDeal),
    cheapest: toDeal(cheapestFor(prices, realMiles) ?? price),
    shown: toDeal(price),
    chart: drawMiles({ prices, shown: price, realMiles }),
  };
}

function toMilesDeal(price: Price, realMiles: number, bands: readonly MilesBand[]): MilesDeal {
  const { profile, totalPence, excessTenths } = price;
  const band = bands.find((each) => each.price.profile.annualMiles === profile.annualMiles);
  return {
    annualMiles: profile.annualMiles,
    totalPence,
    excessTenths,
    costPence: costOfDriving(price, realMiles),
    ...(band ? { band: toRange(band, band === bands.at(-1)) } : {}),
  };
}

function toRange({ fromMiles, toMiles }: MilesBand, isLast: boolean): NonNullable<MilesDeal['band']> {
  return isLast ? { fromMiles } : { fromMiles, toMiles };
}

const kindWords: Readonly<Record<DealType, { readonly all: string; readonly deals: string }>> = {
  personal: { all: 'See all car deals', deals: 'deals' },
  business: { all: 'See all business car deals', deals: 'business deals' },
  van: { all: 'See all van deals', deals: 'deals' },
};

/** 410 for a vehicle that was in an earlier catalogue, otherwise 404; with the deals that are nearest to its address. */
export function toNearMiss(
  snapshot: Snapshot,
  dealType: DealType,
  params: LoaderRequest['params'],
): NearMissError {
  const { vehicleRef = '' } = params;
  const status = snapshot.hadVehicle(vehicleRef) ? 410 : 404;
  return new NearMissError(status, `Vehicle ${vehicleRef}`, listWaysOn(snapshot, dealType, params));
}

/** Deals of the model, or of its range where the model is gone too, of the make, and all; those that there are. */
function listWaysOn(
  snapshot: Snapshot,
  dealType: DealType,
  { make: makeSlug = '', shortModel = '', model: modelSlug = '' }: LoaderRequest['params'],
): readonly WayOn[] {
  const { vehicleType } = dealTypes[dealType];
  const { all, deals } = kindWords[dealType];
  const make = snapshot.findMake(vehicleType, makeSlug);
  const range = make && snapshot.findRange(vehicleType, makeSlug, shortModel);
  const model = range && snapshot.findModel(vehicleType, makeSlug, shortModel, modelSlug);
  const waysOn: WayOn[] = [{ label: all, href: dealsPath(dealType) }];
  if (!make) return waysOn;
  const toMake = { make: make.slug };
  waysOn.unshift({ label: `See ${make.name} ${deals}`, href: scopePath(dealType, toMake) });
  if (!range) return waysOn;
  const toNearest = { ...toMake, range: range.slug, ...(model && { model: model.slug }) };
  const { name } = model ?? range;
  waysOn.unshift({ label: `See ${make.name} ${name} ${deals}`, href: scopePath(dealType, toNearest) });
  return waysOn;
}
