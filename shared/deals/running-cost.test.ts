import fc from 'fast-check';
import { expect, test } from 'vitest';
import { energyQuery, monthPenceOf, pencePerMile } from './running-cost.ts';

test('52.3 mpg at 145p a litre: 145 × 4.54609 ÷ 52.3 is 12.604p a mile, £105.03 a month at 10,000 miles', () => {
  const perMile = pencePerMile({ fuel: 'petrol', mpg: 52.3 }, 'petrol', 145) ?? 0;

  expect(perMile).toBeCloseTo(12.604, 3);
  expect(monthPenceOf(perMile, 10_000)).toBeCloseTo(10_503.2, 1);
});

test('3.7 miles a kWh at 27p: 7.297p a mile, £60.81 a month at 10,000 miles', () => {
  const perMile = pencePerMile({ fuel: 'electric', milesPerKwh: 3.7 }, 'home', 27) ?? 0;

  expect(perMile).toBeCloseTo(7.297, 3);
  expect(monthPenceOf(perMile, 10_000)).toBeCloseTo(6081.08, 2);
});

test('without the WLTP figure that a kind of energy needs there is no cost', () => {
  expect(pencePerMile({ fuel: 'electric', milesPerKwh: 3.7 }, 'petrol', 145)).toBeUndefined();
  expect(pencePerMile({ fuel: 'petrol', mpg: 52.3 }, 'home', 27)).toBeUndefined();
  expect(pencePerMile({ fuel: 'petrol', mpg: 0 }, 'diesel', 150)).toBeUndefined();
});

test('prices stand in the address under their kinds, and only those that were typed', () => {
  expect(energyQuery({ petrol: 145.9, home: 27 })).toEqual({ petrol: '145.9', home: '27' });
});

const price = fc.double({ min: 1, max: 400, noNaN: true });
const miles = fc.integer({ min: 1, max: 99_999 });
const economy = fc.double({ min: 0.5, max: 400, noNaN: true });

test('energy never costs less than nothing, and no less for more miles or at a higher price', () => {
  fc.assert(
    fc.property(economy, price, price, miles, miles, (mpg, one, other, few, many) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const cheap = pencePerMile({ fuel: 'petrol', mpg }, 'petrol', low) ?? 0;
      const dear = pencePerMile({ fuel: 'petrol', mpg }, 'petrol', high) ?? 0;

      expect(cheap).toBeGreaterThan(0);
      expect(dear).toBeGreaterThanOrEqual(cheap);
      const [fewer, more] = [Math.min(few, many), Math.max(few, many)];
      expect(monthPenceOf(cheap, more)).toBeGreaterThanOrEqual(monthPenceOf(cheap, fewer));
    }),
  );
});

test('twelve months are a year: every mile at its price', () => {
  fc.assert(
    fc.property(economy, price, miles, (milesPerKwh, pence, annualMiles) => {
      const perMile = pencePerMile({ fuel: 'electric', milesPerKwh }, 'public', pence) ?? 0;
      const year = perMile * annualMiles;

      expect(Math.abs(monthPenceOf(perMile, annualMiles) * 12 - year)).toBeLessThanOrEqual(year * 1e-12);
    }),
  );
});
