import type { BodyType } from './body-type.ts';
import type { Fuel } from './fuel.ts';
import type { Vehicle } from './vehicle.ts';

/** The facts by which two vehicles are alike. */
export type LikenessFacts = Pick<
  Vehicle,
  'bodyType' | 'fuel' | 'seats' | 'lengthMm' | 'bootLitres' | 'payloadKg' | 'loadLengthMm'
>;

/** The published parts of likeness and the most points that each gives; 100 in all. */
export const likenessPoints = { body: 40, size: 20, fuel: 20, price: 20 } as const;

/** Body types of which people who look for one often take the other. */
const relatedBodies: readonly (readonly [BodyType, BodyType])[] = [
  ['hatchback', 'city-car'],
  ['hatchback', 'saloon'],
  ['hatchback', 'estate'],
  ['hatchback', 'performance'],
  ['saloon', 'estate'],
  ['saloon', 'coupe'],
  ['saloon', 'prestige'],
  ['suv-crossover', '4x4'],
  ['suv-crossover', 'estate'],
  ['suv-crossover', 'mpv'],
  ['coupe', 'convertible-cabriolet'],
  ['coupe', 'sports-car'],
  ['convertible-cabriolet', 'sports-car'],
  ['performance', 'sports-car'],
  ['small', 'medium'],
  ['medium', 'large'],
  ['medium', 'crew'],
  ['large', 'crew'],
  ['large', 'luton'],
  ['luton', 'dropside'],
];

/** Fuels that ask much the same of a driver. */
const relatedFuels: readonly (readonly [Fuel, Fuel])[] = [
  ['petrol', 'diesel'],
  ['petrol', 'hybrid'],
  ['diesel', 'hybrid'],
  ['hybrid', 'plug-in-hybrid'],
  ['plug-in-hybrid', 'electric'],
  ['electric', 'hydrogen'],
];

const bodiesBeside = listBeside(relatedBodies);
const fuelsBeside = listBeside(relatedFuels);

/** The related values of each value. */
function listBeside<Value>(
  pairs: readonly (readonly [Value, Value])[],
): ReadonlyMap<Value, ReadonlySet<Value>> {
  const bothWays = pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
  const groups = Map.groupBy(bothWays, ([value]) => value);
  return new Map(Array.from(groups, ([value, pairs]) => [value, new Set(pairs.map(([, other]) => other))]));
}

/**
 * How alike two vehicles are but for their price: 0 to 80 points. The same body type gives all of its points, a related
 * one half; the same with fuel. Size is the mean, over length, seats, boot, payload and load length where both are
 * known, of the smaller as a share of the larger: all points for equal sizes, none at three quarters, half where
 * nothing is known of one of them. Undefined when the body types have nothing in common.
 */
export function likenessOf(one: LikenessFacts, other: LikenessFacts): number | undefined {
  const body = bodyPoints(one.bodyType, other.bodyType);
  if (body === 0) return undefined;
  return body + sizePoints(one, other) + fuelPoints(one.fuel, other.fuel);
}

/** The points for two prices, such as true monthly costs in pence: all when equal, none from two fifths apart. */
export function priceLikeness(pence: number, otherPence: number): number {
  const apart = Math.abs(otherPence - pence) / pence;
  return likenessPoints.price * Math.max(0, 1 - apart / 0.4);
}

function bodyPoints(one: BodyType | undefined, other: BodyType | undefined): number {
  const { body } = likenessPoints;
  if (one === undefined || other === undefined) return body / 2;
  if (one === other) return body;
  return bodiesBeside.get(one)?.has(other) ? body / 2 : 0;
}

function fuelPoints(one: Fuel, other: Fuel): number {
  const { fuel } = likenessPoints;
  if (one === other) return fuel;
  return fuelsBeside.get(one)?.has(other) ? fuel / 2 : 0;
}

const sizes = ['lengthMm', 'seats', 'bootLitres', 'payloadKg', 'loadLengthMm'] as const;

function sizePoints(one: LikenessFacts, other: LikenessFacts): number {
  const { size } = likenessPoints;
  let known = 0;
  let shares = 0;
  for (const name of sizes) {
    const a = one[name];
    const b = other[name];
    if (!a || !b) continue;
    known += 1;
    shares += a < b ? a / b : b / a;
  }
  if (known === 0) return size / 2;
  return size * Math.max(0, (shares / known - 0.75) / 0.25);
}
