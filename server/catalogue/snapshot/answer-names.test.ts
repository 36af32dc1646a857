import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultProfile } from '#shared/deals/profile.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { randomCatalogue } from './testing/random-catalogue.ts';
import { makeCard, makeQuery, makeSnapshot, makeVehicle, named } from './testing/small-catalogue.ts';

test('makes are listed by name, with counts and fuels of standard offers', () => {
  const snapshot = makeSnapshot([
    makeVehicle('1', { make: { name: 'Škoda', slug: 'skoda' }, range: named('Fabia') }),
    makeVehicle('2', { make: named('Volvo'), range: named('EX30'), fuel: 'electric' }),
    makeVehicle('3', { make: named('Volvo'), range: named('XC40'), fuel: 'petrol' }),
    makeVehicle('4', { make: named('Volvo'), range: named('XC60'), pricingType: 'used' }),
    makeVehicle('5', { make: named('Audi'), pricingType: 'used' }),
    makeVehicle('6', { make: named('Ford'), vehicleType: 'commercial' }),
  ]);

  expect(snapshot.listMakes('car')).toEqual([
    { name: 'Škoda', slug: 'skoda', vehicleType: 'car', vehicleCount: 1, rangeCount: 1, fuels: ['petrol'] },
    {
      name: 'Volvo',
      slug: 'volvo',
      vehicleType: 'car',
      vehicleCount: 2,
      rangeCount: 2,
      fuels: ['petrol', 'electric'],
    },
  ]);
  expect(snapshot.findMake('car', 'audi')).toEqual(named('Audi'));
  expect(snapshot.findMake('commercial', 'volvo')).toBeUndefined();
});

test('a make has the same price span as its results page', () => {
  fc.assert(
    fc.property(randomCatalogue, (catalogue) => {
      const snapshot = buildSnapshot(catalogue);
      for (const make of snapshot.listMakes('car')) {
        const { prices, total } = snapshot.query(makeQuery({ scope: { make: make.slug } }));
        expect({ prices: make.prices, total: make.vehicleCount }).toEqual({ prices, total });
        for (const range of snapshot.listRanges('personal', make.slug)) {
          const scope = { make: make.slug, range: range.slug };
          const results = snapshot.query(makeQuery({ scope }));
          expect({ prices: range.prices, total: range.vehicleCount }).toEqual({
            prices: results.prices,
            total: results.total,
          });
        }
      }
    }),
  );
});

test('the example of a range is its cheapest vehicle, or the first when none has a price', () => {
  const golfs = ['1', '2', '3'].map((ref) => makeVehicle(ref));
  const polo = makeVehicle('4', { range: named('Polo') });
  const snapshot = makeSnapshot(
    [...golfs, polo],
    [makeCard('2', { monthlyPence: 30_000 }), makeCard('3', { monthlyPence: 20_000 })],
  );

  expect(snapshot.listRanges('personal', 'volkswagen').map((range) => range.example.vehicleRef)).toEqual([
    '3',
    '4',
  ]);
});

test('the slugs of a path lead to names in the spelling of the catalogue', () => {
  const snapshot = makeSnapshot([makeVehicle('1')]);

  expect(snapshot.findRange('car', 'volkswagen', 'golf')).toEqual({ name: 'Golf', slug: 'golf' });
  expect(snapshot.findModel('car', 'volkswagen', 'golf', 'golf-hatchback')?.name).toBe('Golf Hatchback');
  expect(snapshot.findModel('car', 'volkswagen', 'golf', 'golf')).toBeUndefined();
  expect(snapshot.findDeal('personal', '1', defaultProfile)?.price).toBeUndefined();
});
