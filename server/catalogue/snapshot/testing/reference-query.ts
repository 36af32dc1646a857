import { demoPriceHistory } from '#server/catalogue/demonstration/demo-price-history.ts';
import type { OtherVersions } from '#shared/deals/deal.ts';
import { type Budget, type DealQuery, dealsPerPage, isGroupedByRange } from '#shared/deals/deal-query.ts';
import type { FacetName } from '#shared/deals/facets.ts';
import type { Price } from '#shared/deals/price.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { scoreValue } from '#shared/deals/value-score.ts';
import { isInStock, type Vehicle } from '#shared/deals/vehicle.ts';
import { addDays } from '#shared/format/london-time.ts';
import { countOptions, type FacetQuestion, isAskedFor, passesFacets } from './reference-facets.ts';
import { type PlainCatalogue, priceOf, spanOf } from './reference-prices.ts';

interface PricedVehicle {
  readonly vehicle: Vehicle;
  readonly price: Price | undefined;
  /** Whether only special offers are asked for and this is none. */
  readonly isLeftOut: boolean;
}

/** Answers a query in the simplest way, one vehicle and one option at a time; the snapshot is tested against it. */
export function referenceQuery(catalogue: PlainCatalogue, query: DealQuery) {
  const question = { vehicles: catalogue.vehicles, query };
  const all = catalogue.vehicles.map((vehicle) => ({
    vehicle,
    price: priceOf(catalogue, query, vehicle.vehicleRef),
    isLeftOut:
      query.scope.specialOffersOnly === true &&
      !(vehicle.isSpecialOffer && isBelowAverage(catalogue, query, vehicle)),
  }));
  const matchingWithout = (facet?: FacetName) => all.filter((item) => matches(question, item, facet));
  const { pricedOnly: _, ...path } = query.scope;
  const unfilteredQuery = { ...query, ...noFilters, scope: path, budget: { basis: query.budget.basis } };
  const unfiltered = all.filter((item) => matches({ ...question, query: unfilteredQuery }, item));
  const sorted = matchingWithout().sort((a, b) => compare(query, a, b));
  const isGrouped = isGroupedByRange(query);
  const cards = isGrouped
    ? groupByRange(query, sorted)
    : sorted.map((item) => ({ ...item, others: undefined }));
  const pageCount = Math.max(1, Math.ceil(cards.length / dealsPerPage));
  const page = Math.min(Math.max(1, query.page), pageCount);
  const prices = sorted.map(({ price }) => price).filter((price) => price !== undefined);
  return {
    total: sorted.length,
    rangeCount: isGrouped ? cards.length : undefined,
    page,
    pageCount,
    inStockCount: sorted.filter(({ vehicle }) => isInStock(vehicle.stock)).length,
    prices: prices.length > 0 ? spanOf(prices) : undefined,
    deals: cards.slice((page - 1) * dealsPerPage, page * dealsPerPage),
    counts: countOptions(question, {
      without: (facet) => matchingWithout(facet).map(({ vehicle }) => vehicle),
      unfiltered: unfiltered.map(({ vehicle }) => vehicle),
    }),
  };
}

/** Whether 90 prices of the demonstration's history are known and today's is a pound below their mean. */
function isBelowAverage(catalogue: PlainCatalogue, { dealType }: DealQuery, vehicle: Vehicle): boolean {
  const price = priceOf(catalogue, { dealType, profile: defaultProfile }, vehicle.vehicleRef);
  const points = price ? demoPriceHistory(vehicle, price, catalogue.today) : [];
  const days = Array.from({ length: 90 }, (_, daysAgo) => addDays(catalogue.today, -daysAgo));
  const prices = days.flatMap((day) => points.findLast(({ on }) => on <= day)?.trueMonthlyPence ?? []);
  const mean = Math.floor(prices.reduce((sum, pence) => sum + pence, 0) / 90 + 0.5);
  return price !== undefined && prices.length === 90 && mean - price.trueMonthlyPence >= 100;
}

const noFilters = { facets: {}, inStock: false };

function matches(
  question: FacetQuestion,
  { vehicle, price, isLeftOut }: PricedVehicle,
  except?: FacetName,
): boolean {
  const { query } = question;
  const { scope } = query;
  return (
    isAskedFor(query, vehicle) &&
    (scope.make === undefined || vehicle.make.slug === scope.make) &&
    (scope.range === undefined || vehicle.range.slug === scope.range) &&
    (scope.model === undefined || vehicle.model.slug === scope.model) &&
    !isLeftOut &&
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

function compare(query: DealQuery, a: PricedVehicle, b: PricedVehicle): number {
  return (
    Number(a.price === undefined) - Number(b.price === undefined) ||
    keyOf(query, a) - keyOf(query, b) ||
    (a.price?.trueMonthlyPence ?? 0) - (b.price?.trueMonthlyPence ?? 0) ||
    (a.vehicle.vehicleRef < b.vehicle.vehicleRef ? -1 : 1)
  );
}

function keyOf({ sort, budget }: DealQuery, { vehicle, price }: PricedVehicle): number {
  if (sort === 'electric-range') return -(vehicle.electricRangeMiles ?? 0);
  if (sort === 'payload') return -(vehicle.payloadKg ?? 0);
  if (sort === 'newest') return -Date.parse(vehicle.listedOn);
  if (sort === 'delivery') return vehicle.stock.weeksMax;
  if (!price) return 0;
  if (sort === 'best') return budgetSteps(budget, price) * 1000 - scoreValue(price, vehicle).score;
  if (sort === 'value') return -scoreValue(price, vehicle).score;
  if (sort === 'monthly') return price.monthlyPence;
  if (sort === 'initial') return price.initialPence;
  return sort === 'total' ? price.totalPence : price.trueMonthlyPence;
}

/** Twentieths of the highest budget that a price leaves unused, whole ones only; 0 without a highest budget. */
function budgetSteps({ basis, maxPounds }: Budget, price: Price): number {
  if (!maxPounds) return 0;
  const cost = basis === 'monthly' ? price.monthlyPence : price.trueMonthlyPence;
  return Math.floor(((maxPounds * 100 - cost) * 20) / (maxPounds * 100));
}

interface RangeCard extends PricedVehicle {
  readonly others: OtherVersions | undefined;
}

/** The first vehicle of each range, ordered among each other: by best match, further ranges of a make lose points. */
function groupByRange(query: DealQuery, sorted: readonly PricedVehicle[]): readonly RangeCard[] {
  const byRange = Map.groupBy(sorted, ({ vehicle }) => `${vehicle.make.slug}/${vehicle.range.slug}`);
  const firsts = [...byRange.values()].map(([first, ...others]) =>
    toRangeCard(first as PricedVehicle, others),
  );
  const betterOfMake = ({ vehicle }: PricedVehicle, place: number) =>
    firsts.slice(0, place).filter((other) => other.price && other.vehicle.make.slug === vehicle.make.slug)
      .length;
  const lost = new Map(firsts.map((card, place) => [card, card.price ? 5 * betterOfMake(card, place) : 0]));
  if (query.sort !== 'best') return firsts;
  return firsts.toSorted((a, b) => {
    const unpriced = Number(a.price === undefined) - Number(b.price === undefined);
    const key = (card: RangeCard) => keyOf(query, card) + (lost.get(card) ?? 0);
    return unpriced || key(a) - key(b) || compare({ ...query, sort: 'true-monthly' }, a, b);
  });
}

function toRangeCard(first: PricedVehicle, others: readonly PricedVehicle[]): RangeCard {
  const costs = others.flatMap(({ price }) => price?.trueMonthlyPence ?? []);
  const from = costs.length > 0 ? { fromPence: Math.min(...costs) } : {};
  return { ...first, others: others.length > 0 ? { count: others.length, ...from } : undefined };
}
