import { toWholeNumber } from './parse-profile.ts';
import type { Price } from './price.ts';

/** Real mileages above this are not reckoned with. */
export const maxRealMiles = 99_999;

/** The miles a year in a query string, though they may lie between two allowances; undefined without any. */
export function readRealMiles(search: Pick<URLSearchParams, 'get'>): number | undefined {
  const miles = toWholeNumber(search.get('miles') ?? '');
  return miles && miles <= maxRealMiles ? miles : undefined;
}

/**
 * What a lease costs in all when so many miles a year are really driven: its total, and the excess charge for every mile
 * over the allowance. In pence.
 */
export function costOfDriving(price: Price, milesAYear: number): number {
  return Math.round(exactCost(price, milesAYear));
}

/** The price that costs least in all at a real mileage; of equal ones the last. */
export function cheapestFor(prices: readonly Price[], milesAYear: number): Price | undefined {
  let cheapest: Price | undefined;
  for (const price of prices) {
    if (!cheapest || exactCost(price, milesAYear) <= exactCost(cheapest, milesAYear)) cheapest = price;
  }
  return cheapest;
}

/** Whole real mileages, both inclusive, for which one price costs least. */
export interface MilesBand {
  readonly price: Price;
  readonly fromMiles: number;
  readonly toMiles: number;
}

/** Which price costs least for each real mileage from 0 to a highest one, in ascending order of mileage. */
export function cheapestBands(prices: readonly Price[], maxMiles: number): readonly MilesBand[] {
  const turns = prices.flatMap((price) => [price.profile.annualMiles, ...listCrossings(price, prices)]);
  const inside = turns.filter((miles) => miles > 0 && miles < maxMiles).sort((a, b) => a - b);
  const edges = [0, ...new Set(inside), maxMiles];
  const bands: { price: Price; fromMiles: number; toMiles: number }[] = [];
  for (const [place, edge] of edges.slice(0, -1).entries()) {
    // No two costs cross between two edges, so what is cheapest in the middle is cheapest everywhere between them.
    const price = cheapestFor(prices, (edge + (edges[place + 1] ?? edge)) / 2);
    const last = bands.at(-1);
    if (!price || last?.price === price) continue;
    if (last) last.toMiles = Math.ceil(edge) - 1;
    bands.push({ price, fromMiles: Math.ceil(edge), toMiles: maxMiles });
  }
  return bands.filter((band) => band.fromMiles <= band.toMiles);
}

/** Mileages at which the cost of a price, beyond its allowance, meets the cost of another one. */
function listCrossings(price: Price, others: readonly Price[]): readonly number[] {
  const slope = excessPerAnnualMile(price);
  const start = price.totalPence - slope * price.profile.annualMiles;
  return others.flatMap((other) => {
    const otherSlope = excessPerAnnualMile(other);
    const otherStart = other.totalPence - otherSlope * other.profile.annualMiles;
    const crossings = [(other.totalPence - start) / slope, (otherStart - start) / (slope - otherSlope)];
    return crossings.filter(Number.isFinite);
  });
}

function exactCost(price: Price, milesAYear: number): number {
  const over = Math.max(0, milesAYear - price.profile.annualMiles);
  return price.totalPence + over * excessPerAnnualMile(price);
}

/** Pence that one more mile a year, over the allowance, costs over the whole term. */
function excessPerAnnualMile({ excessTenths, profile }: Price): number {
  return (excessTenths * profile.termMonths) / 120;
}
