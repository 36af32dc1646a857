import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DealSort } from '#shared/deals/deal-query.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { makeCard, makeQuery, makeSnapshot, makeVehicle, named } from './testing/small-catalogue.ts';

/** A personal rate at one allowance: rental and excess ex VAT, so that both are a fifth dearer in the price. */
function rateAt(miles: number, monthlyPence: number, excessTenths: number, vehicleRef = '1000000001') {
  const grid = { terms: [36], miles: [miles], initials: [6] };
  return makeCard(vehicleRef, {
    monthlyPence,
    grid,
    excessTenths: new Uint16Array(2).fill(excessTenths),
  });
}

const at = (realMiles: number) => ({ ...defaultProfile, realMiles });

function priceAt(realMiles: number, cards: Parameters<typeof makeSnapshot>[1]) {
  const snapshot = makeSnapshot([makeVehicle('1000000001')], cards);
  return snapshot.query(makeQuery({ profile: at(realMiles) })).deals[0]?.price;
}

// 41 rentals of £120 are £4,920 in all; of £126 they are £5,166. Excess is 6p a mile with VAT: £180 for 1,000 miles a year.
const small = rateAt(8000, 100_00, 50);
const large = rateAt(10_000, 105_00, 50);

test('between two allowances the one that costs least in all has the price, with its excess in total and true monthly cost', () => {
  expect(priceAt(9000, [small, large])).toMatchObject({
    profile: { ...defaultProfile, annualMiles: 8000 },
    monthlyPence: 120_00,
    totalPence: 5_100_00,
    trueMonthlyPence: 141_67,
    driven: { realMiles: 9000, excessPence: 180_00 },
  });
  expect(priceAt(9500, [small, large])).toMatchObject({
    profile: { annualMiles: 10_000 },
    totalPence: 5_166_00,
    driven: { realMiles: 9500, excessPence: 0 },
  });
});

test('where two cost the same, the larger allowance has the price', () => {
  // 41 rentals of 72p more are £29.52, as are 164 miles over at 6p for each of three years.
  const slightlyDearer = rateAt(10_000, 100_60, 50);

  expect(priceAt(8163, [small, slightlyDearer])?.profile.annualMiles).toBe(8000);
  expect(priceAt(8164, [small, slightlyDearer])?.profile.annualMiles).toBe(10_000);
});

test('below the smallest allowance there is no excess, above the largest there is, and free excess costs nothing', () => {
  expect(priceAt(3000, [small, large])).toMatchObject({ totalPence: 4_920_00, driven: { excessPence: 0 } });
  expect(priceAt(40_000, [small, large])).toMatchObject({
    profile: { annualMiles: 10_000 },
    totalPence: 5_166_00 + 5_400_00,
    driven: { excessPence: 5_400_00 },
  });
  expect(priceAt(40_000, [rateAt(8000, 100_00, 0), large])).toMatchObject({
    profile: { annualMiles: 8000 },
    totalPence: 4_920_00,
    driven: { excessPence: 0 },
  });
});

test('budget, price span and orders are those of the prices at real miles', () => {
  const vehicles = [makeVehicle('1000000001'), makeVehicle('1000000002', { range: named('Polo') })];
  // At 9,000 miles: £5,100 and £5,043; at 10,000 the first would be the cheaper one.
  const cards = [small, rateAt(10_000, 102_50, 50, '1000000002')];
  const snapshot = makeSnapshot(vehicles, cards);
  const refs = (sort: DealSort, facts = {}) =>
    snapshot
      .query(makeQuery({ profile: at(9000), sort, ...facts }))
      .deals.map(({ vehicle }) => vehicle.vehicleRef);

  expect(refs('total')).toEqual(['1000000002', '1000000001']);
  expect(refs('true-monthly')).toEqual(['1000000002', '1000000001']);
  expect(refs('monthly')).toEqual(['1000000001', '1000000002']);
  expect(refs('total', { budget: { basis: 'true-monthly', maxPounds: 141 } })).toEqual(['1000000002']);
  expect(snapshot.query(makeQuery({ profile: at(9000) })).prices).toMatchObject({
    lowTrueMonthlyPence: 140_08,
    highTrueMonthlyPence: 141_67,
  });
});

test('driving more never costs less, and never more than the allowance that covers it', () => {
  const [some, most] = [fc.integer({ min: 50_00, max: 300_00 }), fc.integer({ min: 0, max: 300 })];
  const rates = fc.tuple(some, most, some, most);
  const miles = fc.integer({ min: 1, max: 99_998 });
  fc.assert(
    fc.property(rates, miles, ([first, firstExcess, second, secondExcess], realMiles) => {
      const cards = [rateAt(8000, first, firstExcess), rateAt(12_000, second, secondExcess)];
      const total = priceAt(realMiles, cards)?.totalPence ?? 0;
      expect(priceAt(realMiles + 1, cards)?.totalPence).toBeGreaterThanOrEqual(total);
      const snapshot = makeSnapshot([makeVehicle('1000000001')], cards);
      const covering = snapshot.findDeal('personal', '1000000001', {
        ...defaultProfile,
        annualMiles: 12_000,
      });
      if (realMiles <= 12_000) expect(total).toBeLessThanOrEqual(covering?.price?.totalPence ?? 0);
    }),
    { numRuns: 50 },
  );
});
