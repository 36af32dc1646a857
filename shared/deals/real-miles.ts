import { divideRoundHalfUp, type Price } from './price.ts';

/**
 * What a lease costs in all when so many miles a year are really driven: its total, and the excess charge for every mile
 * over the allowance. In pence.
 */
export function costOfDriving(price: Price, milesAYear: number): number {
  return price.totalPence + excessPenceOf(price, milesAYear);
}

/** The price at a real mileage: total and true monthly cost have the excess charge in them, which is said apart. */
export function atRealMiles(price: Price, realMiles: number): Price {
  const excessPence = excessPenceOf(price, realMiles);
  const totalPence = price.totalPence + excessPence;
  return {
    ...price,
    totalPence,
    trueMonthlyPence: divideRoundHalfUp(totalPence, price.profile.termMonths),
    driven: { realMiles, excessPence },
  };
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

/** What miles over the allowance cost over the whole term, rounded half up to the penny. */
function excessPenceOf({ excessTenths, profile }: Price, milesAYear: number): number {
  return divideRoundHalfUp(
    Math.max(0, milesAYear - profile.annualMiles) * profile.termMonths * excessTenths,
    120,
  );
}

/** In 120ths of a penny, in which a whole number of miles has no fractions: equal costs are equal numbers. */
function exactCost({ totalPence, excessTenths, profile }: Price, milesAYear: number): number {
  const over = Math.max(0, milesAYear - profile.annualMiles);
  return totalPence * 120 + over * profile.termMonths * excessTenths;
}

/** Pence that one more mile a year, over the allowance, costs over the whole term. */
function excessPerAnnualMile({ excessTenths, profile }: Price): number {
  return (excessTenths * profile.termMonths) / 120;
}
