import { expect, test } from 'vitest';
import { mileageChargeOf } from './mileage-charge.ts';

const electric = { vehicleType: 'car', fuel: 'electric' } as const;
const lease = { start: '2026-12', termMonths: 36, annualMiles: 10_000 };

test('36 months from December 2026 at 10,000 miles have 20 months of it: 16,667 miles at 3p are £500', () => {
  expect(mileageChargeOf(electric, lease)).toEqual({ tenthsPerMile: 30, months: 20, termPence: 500_00 });
});

test('a plug-in hybrid pays half of that', () => {
  expect(mileageChargeOf({ ...electric, fuel: 'plug-in-hybrid' }, lease)).toEqual({
    tenthsPerMile: 15,
    months: 20,
    termPence: 250_00,
  });
});

test.each([
  [18, 2, 50_00],
  [24, 8, 200_00],
  [48, 32, 800_00],
])('%i months from December 2026 have %i of it: %i pence', (termMonths, months, termPence) => {
  expect(mileageChargeOf(electric, { ...lease, termMonths })).toMatchObject({ months, termPence });
});

test('a lease that ends before April 2028 pays none, and one that begins after it all its months', () => {
  expect(mileageChargeOf(electric, { ...lease, termMonths: 12 })).toBeUndefined();
  // From May 2027 the eleventh month is March 2028.
  expect(mileageChargeOf(electric, { start: '2027-05', termMonths: 11, annualMiles: 9000 })).toBeUndefined();
  expect(mileageChargeOf(electric, { start: '2027-05', termMonths: 12, annualMiles: 9000 })).toMatchObject({
    months: 1,
    termPence: 22_50,
  });
  expect(mileageChargeOf(electric, { ...lease, start: '2029-01' })).toMatchObject({ months: 36 });
});

test('petrol, diesel and hydrogen cars and vans pay none', () => {
  for (const fuel of ['petrol', 'diesel', 'hybrid', 'hydrogen'] as const)
    expect(mileageChargeOf({ ...electric, fuel }, lease)).toBeUndefined();
  expect(mileageChargeOf({ vehicleType: 'commercial', fuel: 'electric' }, lease)).toBeUndefined();
});
