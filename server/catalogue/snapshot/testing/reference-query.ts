import { type DealQuery, dealsPerPage, type FacetName } from '#shared/deals/deal-query.ts';
import type { Price } from '#shared/deals/price.ts';
import { scoreValue } from '#shared/deals/value-score.ts';
import { isInStock, type Vehicle } from '#shared/deals/vehicle.ts';
import { countOptions, type FacetQuestion, isAskedFor, passesFacets } from './reference-facets.ts';
import { type PlainCatalogue, priceOf, spanOf } from './reference-prices.ts';

interface PricedVehicle {
  readonly vehicle: Vehicle;
  readonly price: Price | undefined;
}

/** Answers a query in the simplest way, one vehicle and one option at a time; the snapshot is tested against it. */
export function referenceQuery(catalogue: PlainCatalogue, query: DealQuery) {
  const question = { vehicles: catalogue.vehicles, query };
  const all = catalogue.vehicles.map((vehicle) => ({
    vehicle,
    price: priceOf(catalogue, query, vehicle.vehicleRef),
  }));
  const matchingWithout = (facet?: FacetName) => all.filter((item) => matches(question, item, facet));
  const sorted = matchingWithout().sort((a, b) => compare(query, a, b));
  const pageCount = Math.max(1, Math.ceil(sorted.length / dealsPerPage));
  const page = Math.min(Math.max(1, query.page), pageCount);
  const prices = sorted.map(({ price }) => price).filter((price) => price !== undefined);
  return {
    total: sorted.length,
    page,
    pageCount,
    inStockCount: sorted.filter(({ vehicle }) => isInStock(vehicle.stock)).length,
    prices: prices.length > 0 ? spanOf(prices) : undefined,
    deals: sorted.slice((page - 1) * dealsPerPage, page * dealsPerPage),
    counts: countOptions(question, (facet) => matchingWithout(facet).map(({ vehicle }) => vehicle)),
  };
}

function matches(question: FacetQuestion, { vehicle, price }: PricedVehicle, except?: FacetName): boolean {
  const { query } = question;
  const { scope } = query;
  return (
    isAskedFor(query, vehicle) &&
    (scope.make === undefined || vehicle.make.slug === scope.make) &&
    (scope.range === undefined || vehicle.range.slug === scope.range) &&
    (scope.model === undefined || vehicle.model.slug === scope.model) &&
    (!scope.specialOffersOnly || vehicle.isSpecialOffer) &&
    (!(query.inStock || scope.inStockOnly) || isInStock(vehicle.stock)) &&
    isWithinBudget(query, price) &&
    passesFacets(question, vehicle, except)
  );
}

function isWithinBudget({ budget }: DealQuery, price: Price | undefined): boolean {
  if (budget.minPounds === undefined && budget.maxPounds === undefined) return true;
  const pence = budget.basis === 'monthly' ? price?.monthlyPence : price?.trueMonthlyPence;
  if (pence === undefined) return false;
  return pence >= (budget.minPounds ?? 0) * 100 && pence <= (budget.maxPounds ?? Infinity) * 100;
}

function compare({ sort }: DealQuery, a: PricedVehicle, b: PricedVehicle): number {
  return (
    Number(a.price === undefined) - Number(b.price === undefined) ||
    keyOf(sort, a) - keyOf(sort, b) ||
    (a.price?.trueMonthlyPence ?? 0) - (b.price?.trueMonthlyPence ?? 0) ||
    (a.vehicle.vehicleRef < b.vehicle.vehicleRef ? -1 : 1)
  );
}

function keyOf(sort: DealQuery['sort'], { vehicle, price }: PricedVehicle): number {
  if (sort === 'electric-range') return -(vehicle.electricRangeMiles ?? 0);
  if (sort === 'newest') return -Date.parse(vehicle.listedOn);
  if (sort === 'delivery') return vehicle.stock.weeksMax;
  if (!price) return 0;
  if (sort === 'value') return -scoreValue(price, vehicle).score;
  if (sort === 'monthly') return price.monthlyPence;
  if (sort === 'initial') return price.initialPence;
  return sort === 'total' ? price.totalPence : price.trueMonthlyPence;
}
