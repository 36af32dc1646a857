import { drawMiles, highestMiles } from '#server/pages/charts/miles-chart.ts';
import { drawPayments, drawPriceGrid } from '#server/pages/charts/price-charts.ts';
import type { Price } from '#shared/deals/price.ts';
import { type LeaseProfile, maxInitialOf, offeredMiles } from '#shared/deals/profile.ts';
import { cheapestBands, cheapestFor, costOfDriving, type MilesBand } from '#shared/deals/real-miles.ts';
import type {
  MilesDeal,
  OfferedProfiles,
  VehicleData,
  YourMilesData,
} from '#shared/pages/vehicle/vehicle-data.ts';

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
