import { expect, test } from 'vitest';
import { type LikenessFacts, likenessOf, likenessPoints, priceLikeness } from './likeness.ts';

const golf: LikenessFacts = {
  bodyType: 'hatchback',
  fuel: 'petrol',
  seats: 5,
  lengthMm: 4280,
  bootLitres: 380,
};
const transit: LikenessFacts = { bodyType: 'medium', fuel: 'diesel', payloadKg: 1000, loadLengthMm: 2500 };

test('a vehicle is wholly like itself, and the parts add up to 100', () => {
  const { body, size, fuel, price } = likenessPoints;

  expect(body + size + fuel + price).toBe(100);
  expect(likenessOf(golf, golf)).toBe(body + size + fuel);
  expect(priceLikeness(30_000, 30_000)).toBe(price);
});

test('likeness is the same both ways', () => {
  const estate: LikenessFacts = {
    ...golf,
    bodyType: 'estate',
    fuel: 'hybrid',
    lengthMm: 4630,
    bootLitres: 610,
  };

  expect(likenessOf(golf, estate)).toBe(likenessOf(estate, golf));
});

test.each([
  ['another fuel that asks the same of a driver', { fuel: 'hybrid' }, 70],
  ['a fuel that does not', { fuel: 'electric' }, 60],
  ['a related body', { bodyType: 'estate' }, 60],
  ['an unknown body', { bodyType: undefined }, 60],
  ['nothing known of its size', { seats: undefined, lengthMm: undefined, bootLitres: undefined }, 70],
  ['less than three quarters of the size', { seats: undefined, lengthMm: undefined, bootLitres: 250 }, 60],
] as const)('%s takes its points away', (_what, facts, points) => {
  expect(likenessOf(golf, { ...golf, ...facts } as LikenessFacts)).toBe(points);
});

test('bodies with nothing in common are no alternatives, whatever else is alike', () => {
  expect(likenessOf(golf, { ...golf, bodyType: 'sports-car' })).toBeUndefined();
  expect(likenessOf(transit, { ...transit, bodyType: 'dropside' })).toBeUndefined();
});

test('a van is measured by what it carries', () => {
  const near = likenessOf(transit, { ...transit, payloadKg: 950 }) ?? 0;
  const far = likenessOf(transit, { ...transit, payloadKg: 700 }) ?? 0;

  expect(near).toBeGreaterThan(far);
  expect(near).toBeGreaterThan(75);
});

test('a price counts for less the further it is away, up or down, and for nothing from two fifths on', () => {
  expect(priceLikeness(30_000, 33_000)).toBe(priceLikeness(30_000, 27_000));
  expect(priceLikeness(30_000, 33_000)).toBeCloseTo(15);
  expect(priceLikeness(30_000, 42_000)).toBe(0);
  expect(priceLikeness(30_000, 90_000)).toBe(0);
});
