import { expect, test } from 'vitest';
import { allShapes, plans, type ShapeName } from '#shared/drawings/plans/all-plans.ts';
import { allBodyTypes, type BodyType } from './body-type.ts';
import { findShape, shapesOf } from './find-shape.ts';

type Measured = Parameters<typeof findShape>[0];

function shapeOf(bodyType: BodyType, facts: Partial<Measured> = {}): ShapeName | undefined {
  return findShape({ bodyType, fuel: 'petrol', model: { name: 'Model', slug: 'model' }, ...facts });
}

/** Length, height and wheelbase in millimetres. */
const sized = (lengthMm: number, heightMm: number, wheelbaseMm: number) => ({
  lengthMm,
  heightMm,
  wheelbaseMm,
});

test('a body type has its plain drawing where nothing else is known', () => {
  expect(allBodyTypes.map((bodyType) => shapeOf(bodyType))).toEqual(allBodyTypes);
  expect(findShape({ fuel: 'petrol', model: { name: 'Model', slug: 'model' } })).toBeUndefined();
});

test('each drawing belongs to a body type', () => {
  const listed = new Set<ShapeName>([...allBodyTypes, ...Object.values(shapesOf).flat()]);

  expect(allShapes.filter((shape) => !listed.has(shape))).toEqual([]);
});

test.each<[string, BodyType, Partial<Measured>, ShapeName]>([
  ['an MG ZS', 'suv-crossover', { ...sized(4430, 1635, 2610), seats: 5 }, 'suv-crossover'],
  ['a Kodiaq', 'suv-crossover', { ...sized(4758, 1657, 2791), seats: 7 }, 'suv-7-seats'],
  ['an XC60', 'suv-crossover', { ...sized(4708, 1655, 2865), seats: 5 }, 'suv-large'],
  ['a Polo', 'hatchback', { ...sized(4074, 1451, 2564), doors: 5 }, 'supermini'],
  ['a Golf', 'hatchback', { ...sized(4284, 1491, 2637), doors: 5 }, 'hatchback'],
  ['a Superb', 'hatchback', { ...sized(4912, 1481, 2841), doors: 5 }, 'liftback'],
  ['a MINI with three doors', 'hatchback', { ...sized(3876, 1432, 2495), doors: 3 }, 'supermini-3-door'],
  ['a Defender 90', '4x4', { ...sized(4583, 1974, 2587), doors: 3 }, 'off-roader-short'],
  ['a Defender 110', '4x4', sized(5018, 1967, 3022), 'off-roader'],
  ['a mid-engined Ferrari', 'sports-car', { ...sized(4565, 1187, 2600), seats: 2 }, 'supercar'],
  ['a Bentayga', 'prestige', sized(5125, 1728, 2995), 'suv-prestige'],
  ['a Transit L3 H2', 'large', sized(5981, 2533, 3750), 'large'],
  ['a Sprinter L3 H3', 'large', sized(5932, 2831, 3665), 'large-high'],
  ['a Ducato L4 H3', 'large', sized(6363, 2760, 4035), 'large-jumbo'],
])('%s is drawn as itself', (_, bodyType, facts, shape) => {
  expect(shapeOf(bodyType, facts)).toBe(shape);
});

test('seats and the length of the load tell vans apart where the outer size is unknown', () => {
  expect(shapeOf('pickup', { seats: 2 })).toBe('pickup-single');
  expect(shapeOf('pickup', { seats: 5 })).toBe('pickup');
  expect(shapeOf('medium', { loadLengthMm: 2512 })).toBe('medium');
  expect(shapeOf('medium', { loadLengthMm: 3002 })).toBe('medium-long');
  expect(shapeOf('dropside', { seats: 6 })).toBe('dropside-crew');
});

test('a vehicle with the size of a drawing, and nothing against it, gets that drawing', () => {
  const free: readonly (readonly [BodyType, ShapeName])[] = [
    ['saloon', 'saloon-large'],
    ['estate', 'estate-large'],
    ['suv-crossover', 'suv-medium'],
    ['mpv', 'mpv-tall'],
    ['large', 'large-low'],
    ['small', 'small-long'],
  ];
  for (const [bodyType, shape] of free) {
    const [length, height, wheelbase] = plans[shape].size;
    expect(shapeOf(bodyType, sized(length * 10, height * 10, wheelbase * 10)), shape).toBe(shape);
  }
});
