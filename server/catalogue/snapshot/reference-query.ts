import type { RateCard } from '#server/catalogue/rate-card.ts';
import { rateCell } from '#server/catalogue/rate-card.ts';
import { type DealQuery, dealsPerPage, type FacetName, facetNames } from '#shared/deals/deal-query.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import {
  bucketFacets,
  choiceFacets,
  countFacets,
  type FacetBucket,
  facetNumbers,
  isInBucket,
} from '#shared/deals/facets.ts';
import { type Price, priceDeal, type Rate } from '#shared/deals/price.ts';
import { scoreValue } from '#shared/deals/value-score.ts';
import { isInStock, type Vehicle } from '#shared/deals/vehicle.ts';

/** A catalogue as plain lists. */
export interface PlainCatalogue {
  readonly vehicles: readonly Vehicle[];
  readonly rateCards: readonly RateCard[];
  readonly today: string;
}

interface PricedVehicle {
  readonly vehicle: Vehicle;
  readonly price: Price | undefined;
}

/** Answers a query in the plainest way, one vehicle and one option at a time: what the snapshot is tested against. */
export function referenceQuery(catalogue: PlainCatalogue, query: DealQuery) {
  const all = catalogue.vehicles.map((vehicle) => ({ vehicle, price: priceOf(catalogue, query, vehicle) }));
  const matching = all.filter((item) => matches(all, query, item));
  const sorted = matching.sort((a, b) => compare(query, a, b));
  const pageCount = Math.max(1, Math.ceil(sorted.length / dealsPerPage));
  const page = Math.min(Math.max(1, query.page), pageCount);
  const prices = sorted.map(({ price }) => price).filter((price) => price !== undefined);
  return {
    total: sorted.length,
    page,
    pageCount,
    deals: sorted.slice((page - 1) * dealsPerPage, page * dealsPerPage),
    inStockCount: sorted.filter(({ vehicle }) => isInStock(vehicle.stock)).length,
    counts: countAll(all, query),
    prices: prices.length > 0 ? spanOf(prices) : undefined,
  };
}

/** Lowest and highest of at least one price. */
export function spanOf(prices: readonly Price[]) {
  const monthly = prices.map((price) => price.monthlyPence);
  const trueMonthly = prices.map((price) => price.trueMonthlyPence);
  return {
    offerCount: prices.length,
    lowMonthlyPence: Math.min(...monthly),
    highMonthlyPence: Math.max(...monthly),
    lowTrueMonthlyPence: Math.min(...trueMonthly),
    highTrueMonthlyPence: Math.max(...trueMonthly),
  };
}

/** The price of a vehicle at the query's profile, by the rules of the rate book. */
export function priceOf(catalogue: PlainCatalogue, query: DealQuery, vehicle: Vehicle): Price | undefined {
  const { profile } = query;
  const rates = listValidRates(catalogue, query, vehicle).filter(
    (rate) =>
      rate.termMonths === profile.termMonths &&
      rate.annualMiles === profile.annualMiles &&
      rate.isMaintained === profile.isMaintained,
  );
  const initials = rates.map((rate) => rate.initialMonths);
  const below = initials.filter((initial) => initial <= profile.initialMonths);
  const initial = below.length > 0 ? Math.max(...below) : Math.min(...initials);
  const best = rates
    .filter((rate) => rate.initialMonths === initial)
    .sort(
      (a, b) => costOf(a) - costOf(b) || a.excessTenths - b.excessTenths || a.monthlyPence - b.monthlyPence,
    )[0];
  return best && priceDeal(best, profile);
}

function costOf(rate: Rate): number {
  return rate.monthlyPence * (rate.termMonths + rate.initialMonths - 1) + rate.feePence;
}

/** Every rate of a vehicle that is valid, cheapest or not. */
export function listValidRates(
  { rateCards, today }: PlainCatalogue,
  { dealType }: Pick<DealQuery, 'dealType'>,
  { vehicleRef }: Vehicle,
): readonly Rate[] {
  const { contract } = dealTypes[dealType];
  return rateCards
    .filter((card) => card.vehicleRef === vehicleRef && card.contract === contract)
    .filter((card) => card.validFrom <= today && today <= card.validTo)
    .flatMap(ratesOf)
    .filter((rate) => rate.monthlyPence > 0);
}

function ratesOf(card: RateCard): readonly Rate[] {
  const { grid, contract, feePence } = card;
  return [false, true].flatMap((isMaintained) =>
    grid.terms.flatMap((termMonths, term) =>
      grid.miles.flatMap((annualMiles, miles) =>
        grid.initials.map((initialMonths, initial) => {
          const cell = rateCell(grid, { isMaintained, term, miles, initial });
          const monthlyPence = card.monthlyPence[cell] ?? 0;
          const excessTenths = card.excessTenths[cell] ?? 0;
          return {
            contract,
            feePence,
            isMaintained,
            termMonths,
            annualMiles,
            initialMonths,
            monthlyPence,
            excessTenths,
          };
        }),
      ),
    ),
  );
}

function matches(
  all: readonly PricedVehicle[],
  query: DealQuery,
  item: PricedVehicle,
  except?: FacetName,
): boolean {
  const { scope, facets, budget } = query;
  const { vehicle, price } = item;
  const cost = budget.basis === 'monthly' ? price?.monthlyPence : price?.trueMonthlyPence;
  const hasBudget = budget.minPounds !== undefined || budget.maxPounds !== undefined;
  return (
    isOnShelf(query, vehicle) &&
    (scope.make === undefined || vehicle.make.slug === scope.make) &&
    (scope.range === undefined || vehicle.range.slug === scope.range) &&
    (scope.model === undefined || vehicle.model.slug === scope.model) &&
    (!scope.specialOffersOnly || vehicle.isSpecialOffer) &&
    (!(query.inStock || scope.inStockOnly) || isInStock(vehicle.stock)) &&
    (!hasBudget ||
      (cost !== undefined &&
        cost >= (budget.minPounds ?? 0) * 100 &&
        cost <= (budget.maxPounds ?? Infinity) * 100)) &&
    facetNames.every((name) => {
      const preset = scope.preset?.[name];
      return (
        !preset || knownValues(all, query, name, preset).some((value) => isInOption(vehicle, name, value))
      );
    }) &&
    facetNames.every((name) => {
      const chosen = knownValues(all, query, name, facets[name] ?? []);
      return (
        name === except || chosen.length === 0 || chosen.some((value) => isInOption(vehicle, name, value))
      );
    })
  );
}

function isOnShelf(query: DealQuery, vehicle: Vehicle): boolean {
  return (
    vehicle.vehicleType === dealTypes[query.dealType].vehicleType && vehicle.pricingType === query.pricingType
  );
}

function knownValues(
  all: readonly PricedVehicle[],
  query: DealQuery,
  name: FacetName,
  values: readonly string[],
): readonly string[] {
  return values.filter((value) => optionValues(all, query, name).includes(value));
}

/** Every option of a facet, with deals or not. */
function optionValues(all: readonly PricedVehicle[], query: DealQuery, name: FacetName): readonly string[] {
  const shelf = all.map(({ vehicle }) => vehicle).filter((vehicle) => isOnShelf(query, vehicle));
  if (name === 'make') return [...new Set(shelf.map((vehicle) => vehicle.make.slug))];
  if (name === 'range') {
    const make = onlyMake(all, query);
    return [...new Set(shelf.filter((vehicle) => vehicle.make.slug === make).map(({ range }) => range.slug))];
  }
  if (name in countFacets) {
    const counts = shelf.map((vehicle) => (name === 'doors' ? vehicle.doors : vehicle.seats));
    return [...new Set(counts.filter((count) => count !== undefined).map(String))];
  }
  return { ...choiceFacets, ...bucketFacets, make: [], range: [], doors: [], seats: [] }[name].map(
    ({ value }) => value,
  );
}

function onlyMake(all: readonly PricedVehicle[], query: DealQuery): string | undefined {
  if (query.scope.make !== undefined) return query.scope.make;
  const chosen = knownValues(all, query, 'make', query.facets.make ?? []);
  const makes = chosen.length > 0 ? chosen : knownValues(all, query, 'make', query.scope.preset?.make ?? []);
  return makes.length === 1 ? makes[0] : undefined;
}

function isInOption(vehicle: Vehicle, name: FacetName, value: string): boolean {
  if (name === 'make' || name === 'range') return vehicle[name].slug === value;
  if (
    name === 'electricRange' ||
    name === 'co2' ||
    name === 'boot' ||
    name === 'payload' ||
    name === 'loadLength' ||
    name === 'delivery'
  ) {
    const number = facetNumbers[name](vehicle);
    const buckets: readonly FacetBucket[] = bucketFacets[name];
    return (
      number !== undefined && buckets.some((bucket) => bucket.value === value && isInBucket(bucket, number))
    );
  }
  return `${vehicle[name]}` === value;
}

/** Count of every option that has deals or is chosen, in facets that can narrow: "fuel/electric" → 3. */
function countAll(all: readonly PricedVehicle[], query: DealQuery): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of facetNames) {
    const others = all.filter((item) => matches(all, query, item, name));
    const chosen = knownValues(all, query, name, query.facets[name] ?? []);
    const options = optionValues(all, query, name).map((value) => ({
      value,
      count: others.filter(({ vehicle }) => isInOption(vehicle, name, value)).length,
    }));
    if (chosen.length === 0 && options.every(({ count }) => count === 0 || count === others.length)) continue;
    for (const { value, count } of options) {
      if (count > 0 || chosen.includes(value)) counts.set(`${name}/${value}`, count);
    }
  }
  return counts;
}

function compare(query: DealQuery, a: PricedVehicle, b: PricedVehicle): number {
  return (
    Number(a.price === undefined) - Number(b.price === undefined) ||
    keyOf(query, a) - keyOf(query, b) ||
    (a.price?.trueMonthlyPence ?? 0) - (b.price?.trueMonthlyPence ?? 0) ||
    (a.vehicle.vehicleRef < b.vehicle.vehicleRef ? -1 : 1)
  );
}

function keyOf({ sort }: DealQuery, { vehicle, price }: PricedVehicle): number {
  if (sort === 'electric-range') return -(vehicle.electricRangeMiles ?? 0);
  if (sort === 'newest') return -Date.parse(vehicle.listedOn);
  if (sort === 'delivery') return vehicle.stock.weeksMax;
  if (!price) return 0;
  if (sort === 'value') return -scoreValue(price, vehicle).score;
  if (sort === 'monthly') return price.monthlyPence;
  if (sort === 'initial') return price.initialPence;
  return sort === 'total' ? price.totalPence : price.trueMonthlyPence;
}
