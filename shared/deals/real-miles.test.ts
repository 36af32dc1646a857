import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Price } from './price.ts';
import { cheapestBands, cheapestFor, costOfDriving } from './real-miles.ts';

interface Allowance {
  readonly annualMiles: number;
  readonly totalPence: number;
  readonly excessTenths: number;
}

function priceOf({ annualMiles, totalPence, excessTenths }: Allowance, termMonths = 36): Price {
  return {
    profile: { termMonths, annualMiles, initialMonths: 6, isMaintained: false },
    vat: 'inc VAT',
    monthlyPence: 0,
    initialPence: 0,
    feePence: 0,
    totalPence,
    trueMonthlyPence: 0,
    excessTenths,
  };
}

const allowances = fc
  .uniqueArray(
    fc.record({
      annualMiles: fc.integer({ min: 1, max: 60 }).map((thousands) => thousands * 500),
      totalPence: fc.integer({ min: 500_000, max: 2_000_000 }),
      excessTenths: fc.integer({ min: 0, max: 400 }),
    }),
    { selector: ({ annualMiles }) => annualMiles, minLength: 1, maxLength: 9 },
  )
  .map((all) => all.map((each) => priceOf(each)));

/** The same sum as `costOfDriving`, in whole 120ths of a penny so that nothing is rounded. */
function exactly({ totalPence, excessTenths, profile }: Price, miles: number): number {
  return totalPence * 120 + Math.max(0, miles - profile.annualMiles) * profile.termMonths * excessTenths;
}

test('each mileage belongs to one band, whose price is the true minimum over all allowances', () => {
  fc.assert(
    fc.property(allowances, (prices) => {
      const bands = cheapestBands(prices, 31_000);
      for (let miles = 0; miles <= 31_000; miles += 1) {
        if (miles % 97 !== 0 && !bands.some(({ fromMiles }) => Math.abs(fromMiles - miles) <= 1)) continue;
        const at = bands.filter(({ fromMiles, toMiles }) => fromMiles <= miles && miles <= toMiles);
        const least = Math.min(...prices.map((price) => exactly(price, miles)));
        expect(at.map(({ price }) => exactly(price, miles))).toEqual([least]);
      }
    }),
    { numRuns: 50 },
  );
});

test('the cheapest price for a mileage is the true minimum, and of equal ones the larger allowance', () => {
  fc.assert(
    fc.property(allowances, fc.integer({ min: 1, max: 99_999 }), (prices, miles) => {
      const cheapest = cheapestFor(prices, miles);
      const least = Math.min(...prices.map((price) => exactly(price, miles)));
      expect(cheapest && Math.abs(exactly(cheapest, miles) - least)).toBeLessThan(1);
    }),
  );
  const [small, large] = [8000, 12_000].map((annualMiles) =>
    priceOf({ annualMiles, totalPence: 900_000, excessTenths: 95 }),
  ) as [Price, Price];

  expect(cheapestFor([small, large], 5000)).toBe(large);
});

test('miles over the allowance are charged for the whole term', () => {
  const price = priceOf({ annualMiles: 8000, totalPence: 700_000, excessTenths: 95 });

  expect(costOfDriving(price, 8000)).toBe(700_000);
  expect(costOfDriving(price, 10_000)).toBe(700_000 + 57_000);
});

test('a larger allowance takes over at the first mile at which it costs no more', () => {
  const small = priceOf({ annualMiles: 8000, totalPence: 700_000, excessTenths: 100 });
  const large = priceOf({ annualMiles: 12_000, totalPence: 760_000, excessTenths: 100 });

  expect(cheapestBands([small, large], 20_000).map(({ fromMiles, toMiles }) => [fromMiles, toMiles])).toEqual(
    [
      [0, 9999],
      [10_000, 20_000],
    ],
  );
});
