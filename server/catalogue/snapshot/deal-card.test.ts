import { expect, test } from 'vitest';
import { makeCard, makeQuery, makeSnapshot, makeVehicle, named } from './testing/small-catalogue.ts';

const vehicles = [
  makeVehicle('1000000001', { bootLitres: 400 }),
  makeVehicle('1000000002', { bootLitres: 380 }),
  makeVehicle('1000000003', { bootLitres: 300, range: named('Polo') }),
  makeVehicle('1000000004', { range: named('Up') }),
  makeVehicle('1000000005', { bootLitres: 500 }),
];
const rentals = [200_00, 190_00, 150_00, 100_00];
const cards = rentals.map((monthlyPence, place) =>
  makeCard(vehicles[place]?.vehicleRef ?? '', { monthlyPence }),
);
const snapshot = makeSnapshot(vehicles, cards);
const byBoot = { figureOf: ({ bootLitres }: { bootLitres?: number }) => bootLitres };

const refsOf = (limit: number, facts = {}) =>
  snapshot.plot(makeQuery(facts), { ...byBoot, limit }).deals.map(({ vehicle }) => vehicle.vehicleRef);

test('every deal with a price and the figure is plotted, cheapest first, whatever the page', () => {
  const plot = snapshot.plot(makeQuery({ page: 9 }), { ...byBoot, limit: 3 });

  expect(plot).toMatchObject({ pricedCount: 4, unknownCount: 1 });
  expect(plot).not.toHaveProperty('rangeCount');
  expect(refsOf(3)).toEqual(['1000000003', '1000000002', '1000000001']);
});

test('of more deals than the limit each range has its cheapest one', () => {
  expect(refsOf(2)).toEqual(['1000000003', '1000000002']);
  expect(refsOf(1)).toEqual(['1000000003']);
  expect(snapshot.plot(makeQuery(), { ...byBoot, limit: 1 }).rangeCount).toBe(2);
});

test('filters and budget hold for a plot too', () => {
  expect(refsOf(9, { budget: { basis: 'true-monthly', minPounds: 250 } })).toEqual([
    '1000000002',
    '1000000001',
  ]);
  expect(refsOf(9, { facets: { boot: ['400plus'] } })).toEqual(['1000000001']);
});
