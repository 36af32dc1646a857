import { expect, test } from 'vitest';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { companyCarPercentage } from './company-car-percentage.ts';
import { type TaxAnswers, taxedFactsOf, toCompanyVehicles } from './company-vehicle.ts';

const answers: TaxAnswers = { meetsRde2: false, standard: 'unknown', registeredOn: '2026-12-01' };
const car = exampleVehicle('1000000001', { fuel: 'diesel', co2GramsPerKm: 130 });
const pickUp: Vehicle = { ...car, vehicleType: 'commercial', bodyType: 'pickup', seats: 5, payloadKg: 1000 };

const waysOf = (vehicle: Vehicle, changed: Partial<TaxAnswers> = {}) =>
  toCompanyVehicles(taxedFactsOf(vehicle), { ...answers, ...changed });
const kindsOf = (vehicle: Vehicle) => waysOf(vehicle).map(({ kind }) => kind);

test('a double-cab pick-up may be a car or a van whatever it carries, one with a single row of seats is a van', () => {
  const { payloadKg: _payload, seats: _seats, ...unknown } = pickUp;

  for (const payloadKg of [450, 999, 1000, 1500])
    expect(kindsOf({ ...pickUp, payloadKg })).toEqual(['car', 'van']);
  expect(kindsOf(unknown)).toEqual(['car', 'van']);
  expect(kindsOf({ ...pickUp, seats: 4 })).toEqual(['car', 'van']);
  expect(kindsOf({ ...pickUp, seats: 3 })).toEqual(['van']);
});

test('a crew van may be a car or a van, and so may any van with a second row of seats', () => {
  const { seats: _seats, ...unknown } = pickUp;

  expect(kindsOf({ ...pickUp, bodyType: 'crew', seats: 6 })).toEqual(['car', 'van']);
  expect(kindsOf({ ...unknown, bodyType: 'crew' })).toEqual(['car', 'van']);
  expect(kindsOf({ ...pickUp, bodyType: 'medium', seats: 6 })).toEqual(['car', 'van']);
  expect(kindsOf({ ...pickUp, bodyType: 'medium', seats: 3 })).toEqual(['van']);
  expect(kindsOf({ ...unknown, bodyType: 'large' })).toEqual(['van']);
});

test('an electric van has no emissions, nor has an electric car whose CO2 is not stated', () => {
  const { co2GramsPerKm: _, ...unstated } = car;

  expect(waysOf({ ...pickUp, bodyType: 'small', seats: 2, fuel: 'electric' })).toEqual([
    { kind: 'van', isZeroEmission: true },
  ]);
  expect(waysOf({ ...unstated, fuel: 'electric' })).toMatchObject([{ co2GramsPerKm: 0 }]);
});

test('without a list price, or the CO2 of a car that burns fuel, nothing is worked out for it as a car', () => {
  const { p11dPence: _price, ...unpriced } = car;
  const { co2GramsPerKm: _grams, ...unstated } = car;
  const { p11dPence: _none, ...unpricedVan } = { ...pickUp, bodyType: 'crew' } as const;

  expect(waysOf(unpriced)).toEqual([]);
  expect(waysOf(unstated)).toEqual([]);
  expect(kindsOf(unpricedVan)).toEqual(['van']);
});

/** Percentages of 2026/27 for each way in which a plug-in hybrid of some grams and electric miles may be taxed. */
const percentagesOf = (grams: number, miles: number, changed: Partial<TaxAnswers> = {}) =>
  waysOf(
    exampleVehicle('1000000001', {
      fuel: 'plug-in-hybrid',
      co2GramsPerKm: grams,
      electricRangeMiles: miles,
      p11dPence: 3_690_000,
    }),
    changed,
  ).map((way) => (way.kind === 'car' ? companyCarPercentage(way, 2026) : undefined));

test('a plug-in hybrid of 51 g/km or more is taxed by its emissions, or by its range if its test was newer', () => {
  expect(percentagesOf(56, 53)).toEqual([18, 10]);
  expect(percentagesOf(51, 130)).toEqual([17, 4]);
  expect(percentagesOf(50.9, 53)).toEqual([10]);
  expect(percentagesOf(56, 53, { standard: 'euro-6e' })).toEqual([18]);
  expect(percentagesOf(56, 53, { standard: 'euro-6e-bis' })).toEqual([10]);
  expect(percentagesOf(50, 53, { standard: 'euro-6e-bis' })).toEqual([10]);
});

test('the rule for newer tests needs an electric mile and a first registration from January 2025 to 5 April 2028', () => {
  const days = ['2024-12-31', '2025-01-01', '2028-04-05', '2028-04-06'];

  expect(days.map((registeredOn) => percentagesOf(56, 53, { registeredOn }))).toEqual([
    [18],
    [18, 10],
    [18, 10],
    [18],
  ]);
  expect(percentagesOf(56, 0)).toEqual([18]);
  expect(percentagesOf(56, 1)).toEqual([18, 16]);
});

test('each year of the rule is taxed as 1 to 50 g/km, after April 2028 too', () => {
  const [older, newer] = waysOf(
    exampleVehicle('1000000001', {
      fuel: 'plug-in-hybrid',
      co2GramsPerKm: 56,
      electricRangeMiles: 53,
      p11dPence: 3_690_000,
    }),
  );
  const ofYears = (way: typeof older) =>
    [2025, 2026, 2027, 2028, 2029].map((year) =>
      way?.kind === 'car' ? companyCarPercentage(way, year) : undefined,
    );

  expect(ofYears(older)).toEqual([17, 18, 19, 20, 21]);
  expect(ofYears(newer)).toEqual([9, 10, 11, 18, 19]);
});
