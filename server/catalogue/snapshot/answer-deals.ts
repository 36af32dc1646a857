import type { Snapshot, VehicleCost } from '#server/catalogue/catalogue.ts';
import type { Deal } from '#shared/deals/deal.ts';
import type { PriceSpan } from '#shared/deals/deal-results.ts';
import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { priceDeal } from '#shared/deals/price.ts';
import {
  type AskedProfile,
  maxInitialMonths,
  maxInitialOf,
  minInitialMonths,
} from '#shared/deals/profile.ts';
import { findAlternativeRows, findSimilarRows } from './alternative-rows.ts';
import { createDeal } from './deal-card.ts';
import type { PastPrices } from './past-prices.ts';
import type { PriceColumnCache } from './price-column-cache.ts';
import { type PriceColumns, unpriced } from './price-columns.ts';
import { findFunderFor, findRateFor, listRatesOf, type RateBook } from './rate-book.ts';
import { getBook, type Shelf } from './shelf.ts';
import type { Place, Shelves } from './shelves.ts';

/** The snapshot's answers about single vehicles. */
export function answerDeals(
  shelves: Shelves,
  pricesFor: PriceColumnCache,
  pastPrices: PastPrices,
): Pick<
  Snapshot,
  | 'findVehicle'
  | 'findDeal'
  | 'findFunder'
  | 'listRates'
  | 'findPriceSpan'
  | 'findPriceHistory'
  | 'findSimilar'
  | 'findAlternatives'
  | 'listCosts'
  | 'listVehicles'
> {
  return {
    findVehicle: (vehicleRef) => {
      const place = shelves.find(vehicleRef);
      return place?.shelf.vehicles[place.row];
    },
    findDeal: (dealType, vehicleRef, profile) => {
      const place = findOffered(shelves, dealType, vehicleRef);
      return place && createDeal(place.shelf, place.row, { dealType, profile });
    },
    findFunder: (dealType, vehicleRef, profile) => {
      const place = findOffered(shelves, dealType, vehicleRef);
      return place && findFunderFor(getBook(place.shelf, dealType), place.row, profile);
    },
    listRates: (dealType, vehicleRef) => {
      const place = findOffered(shelves, dealType, vehicleRef);
      return place ? listRatesOf(getBook(place.shelf, dealType), place.row) : [];
    },
    findPriceSpan: (dealType, vehicleRef, { isMaintained }) => {
      const place = findOffered(shelves, dealType, vehicleRef);
      return place && spanAllProfiles(getBook(place.shelf, dealType), place.row, isMaintained);
    },
    findPriceHistory: (dealType, vehicleRef) => {
      const place = findOffered(shelves, dealType, vehicleRef);
      return place && pastPrices(place, dealTypes[dealType].contract);
    },
    findSimilar: (deal, profile, count) => findSimilarDeals(shelves, pricesFor, { deal, profile, count }),
    findAlternatives: (range, profile, count) => {
      const shelf = shelves.get(dealTypes[range.dealType].vehicleType, 'standard');
      const node = shelf.makes.get(range.make)?.ranges.get(range.range);
      if (!node) return undefined;
      const prices = pricesFor(getBook(shelf, range.dealType), profile);
      const found = findAlternativeRows(shelf, node, { prices, count });
      const toDeal = (row: number) => createDeal(shelf, row, { dealType: range.dealType, profile, prices });
      const example = toDeal(found.example);
      const alternatives = found.rows.map(toDeal).filter((deal) => deal !== undefined);
      return example && { example, alternatives };
    },
    listCosts: (dealType, profile) => {
      const shelf = shelves.get(dealTypes[dealType].vehicleType, 'standard');
      return pricedRows(shelf, pricesFor(getBook(shelf, dealType), profile));
    },
    listVehicles: (vehicleType, pricingType) => shelves.get(vehicleType, pricingType).vehicles,
  };
}

function* pricedRows({ vehicles }: Shelf, { trueMonthly }: PriceColumns): Generator<VehicleCost> {
  for (const [row, vehicle] of vehicles.entries()) {
    const trueMonthlyPence = trueMonthly[row] ?? unpriced;
    if (trueMonthlyPence !== unpriced) yield { vehicle, trueMonthlyPence };
  }
}

/** The place of a vehicle that is offered under the deal type; there are no vans on personal contracts. */
function findOffered(shelves: Shelves, dealType: DealType, vehicleRef: string): Place | undefined {
  const place = shelves.find(vehicleRef);
  return place?.shelf.vehicleType === dealTypes[dealType].vehicleType ? place : undefined;
}

/** Similar deals. Without a price at the profile a deal is compared by the price it came with, or else counts as £0. */
function findSimilarDeals(
  shelves: Shelves,
  pricesFor: PriceColumnCache,
  { deal, profile, count }: { deal: Deal; profile: AskedProfile; count: number },
): readonly Deal[] {
  const { dealType } = deal;
  const shelf = shelves.get(dealTypes[dealType].vehicleType, deal.vehicle.pricingType);
  const prices = pricesFor(getBook(shelf, dealType), profile);
  const ownRow = shelf.rowByRef.get(deal.vehicle.vehicleRef) ?? -1;
  const vehicle = shelf.vehicles[ownRow];
  if (!vehicle) return [];
  const own = prices.trueMonthly[ownRow] ?? unpriced;
  const trueMonthlyPence = own === unpriced ? (deal.price?.trueMonthlyPence ?? 0) : own;
  return findSimilarRows(shelf, { vehicle, trueMonthlyPence }, { prices, count })
    .map((row) => createDeal(shelf, row, { dealType, profile, prices }))
    .filter((similar) => similar !== undefined);
}

const initialMultiples = Array.from(
  { length: maxInitialMonths - minInitialMonths + 1 },
  (_, place) => minInitialMonths + place,
);

/**
 * Lowest and highest price of a vehicle over all quoted terms and mileages, at initial rentals of 1 to 12 months that
 * the term has, either with maintenance or without: its page shows no price outside of these. `offerCount` is the number of rates.
 */
function spanAllProfiles(book: RateBook, row: number, isMaintained: boolean): PriceSpan | undefined {
  const rates = listRatesOf(book, row).filter((rate) => rate.isMaintained === isMaintained);
  if (rates.length === 0) return undefined;
  const quoted = new Map(rates.map((rate) => [`${rate.termMonths}|${rate.annualMiles}`, rate]));
  const prices = [...quoted.values()].flatMap((terms) =>
    initialMultiples.flatMap((initialMonths) => {
      if (initialMonths > maxInitialOf(terms.termMonths)) return [];
      const profile = { ...terms, initialMonths };
      const rate = findRateFor(book, row, profile);
      return rate ? [priceDeal(rate, profile)] : [];
    }),
  );
  const monthly = prices.map((price) => price.monthlyPence);
  const trueMonthly = prices.map((price) => price.trueMonthlyPence);
  return {
    offerCount: rates.length,
    lowMonthlyPence: Math.min(...monthly),
    highMonthlyPence: Math.max(...monthly),
    lowTrueMonthlyPence: Math.min(...trueMonthly),
    highTrueMonthlyPence: Math.max(...trueMonthly),
  };
}
