import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyCarPercentage, type TaxedCar } from './company-car-percentage.ts';
import { companyCarPercentages } from './figures/company-car-percentages.ts';

const petrol: TaxedCar = { co2GramsPerKm: 120, isDiesel: false, meetsRde2: false };
const hybrid = (electricRangeMiles: number, co2GramsPerKm = 30): TaxedCar => ({
  ...petrol,
  co2GramsPerKm,
  electricRangeMiles,
});
const diesel = (co2GramsPerKm: number, meetsRde2 = false): TaxedCar => ({
  co2GramsPerKm,
  isDiesel: true,
  meetsRde2,
});

test.each([
  ['an electric car', { ...petrol, co2GramsPerKm: 0 }, [3, 4, 5, 7, 9]],
  ['1 g/km with 130 electric miles', hybrid(130, 1), [3, 4, 5, 18, 19]],
  ['129 electric miles', hybrid(129), [6, 7, 8, 18, 19]],
  ['70 electric miles', hybrid(70), [6, 7, 8, 18, 19]],
  ['69 electric miles', hybrid(69), [9, 10, 11, 18, 19]],
  ['30 electric miles', hybrid(30), [13, 14, 15, 18, 19]],
  ['29 electric miles at 50 g/km', hybrid(29, 50), [15, 16, 17, 18, 19]],
  ['51 g/km, whatever its electric range', hybrid(200, 51), [16, 17, 18, 19, 20]],
  ['54.9 g/km, which counts as 54', { ...petrol, co2GramsPerKm: 54.9 }, [16, 17, 18, 19, 20]],
  ['75 g/km', { ...petrol, co2GramsPerKm: 75 }, [21, 21, 21, 22, 23]],
  ['155 g/km', { ...petrol, co2GramsPerKm: 155 }, [37, 37, 37, 38, 39]],
  ['400 g/km', { ...petrol, co2GramsPerKm: 400 }, [37, 37, 37, 38, 39]],
  ['a diesel of 110 g/km without RDE2', diesel(110), [32, 32, 32, 33, 34]],
  ['a diesel of 110 g/km with RDE2', diesel(110, true), [28, 28, 28, 29, 30]],
  ['a diesel of 145 g/km without RDE2, which the cap stops', diesel(145), [37, 37, 37, 38, 39]],
])('%s', (_, car, percentages) => {
  expect([2025, 2026, 2027, 2028, 2029].map((year) => companyCarPercentage(car, year))).toEqual(percentages);
});

test('years outside the table have no percentage yet', () => {
  expect(companyCarPercentage(petrol, 2024)).toBeUndefined();
  expect(companyCarPercentage(petrol, 2030)).toBeUndefined();
});

const car = fc.record({
  co2GramsPerKm: fc.integer({ min: 0, max: 300 }),
  electricRangeMiles: fc.integer({ min: 0, max: 300 }),
  isDiesel: fc.boolean(),
  meetsRde2: fc.boolean(),
});
const year = fc.integer({ min: 2025, max: 2029 });

test('a car that emits more, or has less electric range, is never taxed on less', () => {
  fc.assert(
    fc.property(car, fc.nat(100), fc.nat(100), year, (clean, more, less, taxYear) => {
      const dirty = {
        ...clean,
        co2GramsPerKm: clean.co2GramsPerKm + more,
        electricRangeMiles: Math.max(0, clean.electricRangeMiles - less),
      };
      expect(companyCarPercentage(dirty, taxYear) ?? 0).toBeGreaterThanOrEqual(
        companyCarPercentage(clean, taxYear) ?? 0,
      );
    }),
  );
});

test('every band has a percentage for each year, none above the highest', () => {
  const { bands, highest } = companyCarPercentages.value;
  for (const { percentages } of bands) {
    expect(percentages).toHaveLength(highest.length);
    for (const [place, each] of percentages.entries()) expect(each).toBeLessThanOrEqual(highest[place] ?? 0);
  }
});
