import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CompanyVehicle,
  type CompanyVehicleUse,
  companyVehicleBenefit,
  driverTaxPence,
} from './company-car-tax.ts';

const use: CompanyVehicleUse = {
  start: '2026-04-06',
  months: 12,
  contributionPence: 0,
  privateUsePence: 0,
  hasPrivateFuel: false,
};

const car = (listPounds: number, co2GramsPerKm: number): CompanyVehicle => ({
  kind: 'car',
  listPricePence: listPounds * 100,
  co2GramsPerKm,
  isDiesel: false,
  meetsRde2: false,
});

const van: CompanyVehicle = { kind: 'van', isZeroEmission: false };

/** Sums of each tax year in pounds. */
const inPounds = (vehicle: CompanyVehicle, changed: Partial<CompanyVehicleUse> = {}) =>
  companyVehicleBenefit(vehicle, { ...use, ...changed }).map(
    ({ benefitPence, fuelBenefitPence, employerPence }) =>
      [benefitPence, fuelBenefitPence, employerPence].map((pence) =>
        pence === undefined ? undefined : pence / 100,
      ),
  );

test('an electric car of £40,000 is taxed on 4% of it in 2026/27: £1,600, for which the employer pays £240', () => {
  expect(inPounds(car(40_000, 0))).toEqual([[1600, 0, 240]]);
});

test('a driver pays £320, £640 or £720 of tax on a benefit of £1,600', () => {
  const [year] = companyVehicleBenefit(car(40_000, 0), use);
  expect([20, 40, 45].map((rate) => year && driverTaxPence(year, rate))).toEqual([32_000, 64_000, 72_000]);
});

test('a lease over four tax years is taxed on the days of each, at the percentage of each', () => {
  // 126 of 365 days at 4%, the whole year at 5%, the whole at 7%, then 239 of 365 days at 9%.
  expect(inPounds(car(36_500, 0), { start: '2026-12-01', months: 36 }).map(([benefit]) => benefit)).toEqual([
    504, 1825, 2555, 2151,
  ]);
});

test('what the driver pays towards the price is deducted up to £5,000', () => {
  expect(inPounds(car(30_000, 120), { contributionPence: 500_000 })).toEqual([[7500, 0, 1125]]);
  expect(inPounds(car(30_000, 120), { contributionPence: 600_000 })).toEqual([[7500, 0, 1125]]);
});

test('what the driver pays for private use is deducted last, and never more than there is', () => {
  expect(inPounds(car(30_000, 120), { privateUsePence: 10_000 })).toEqual([[7800, 0, 1170]]);
  expect(inPounds(car(10_000, 0), { privateUsePence: 100_000 })).toEqual([[0, 0, 0]]);
});

test('fuel for private journeys is taxed on the multiplier at the car’s percentage; electricity is not', () => {
  expect(inPounds(car(30_000, 120), { hasPrivateFuel: true })).toEqual([[9000, 8760, 2664]]);
  expect(inPounds(car(30_000, 0), { hasPrivateFuel: true })).toEqual([[1200, 0, 180]]);
});

test('a van is taxed on a flat charge, one without emissions on nothing', () => {
  expect(inPounds(van, { hasPrivateFuel: true })).toEqual([[4170, 798, 745.2]]);
  expect(inPounds({ kind: 'van', isZeroEmission: true }, { hasPrivateFuel: true })).toEqual([[0, 0, 0]]);
});

test('years whose figures are not set yet have no sums, instead of those of another year', () => {
  expect(inPounds(van, { start: '2027-01-06', months: 6 })[1]).toEqual([undefined, 0, undefined]);
  expect(inPounds(car(30_000, 120), { start: '2027-04-06', hasPrivateFuel: true })).toEqual([
    [9000, undefined, undefined],
  ]);
  expect(inPounds(car(30_000, 120), { start: '2030-04-06' })).toEqual([[undefined, 0, undefined]]);
});

const anyUse = fc.record({
  start: fc
    .integer({ min: 0, max: 700 })
    .map((days) => new Date(Date.UTC(2026, 3, 6 + days)).toISOString().slice(0, 10)),
  months: fc.integer({ min: 1, max: 24 }),
  contributionPence: fc.integer({ min: 0, max: 2_000_000 }),
  privateUsePence: fc.integer({ min: 0, max: 100_000 }),
  hasPrivateFuel: fc.boolean(),
});
const anyCar = fc.tuple(fc.integer({ min: 5000, max: 200_000 }), fc.integer({ min: 0, max: 250 }));

test('no sum is negative, a dearer car is never taxed on less, and contributions never cost tax', () => {
  fc.assert(
    fc.property(anyCar, fc.nat(50_000), anyUse, ([price, grams], more, given) => {
      const total = (vehicle: CompanyVehicle, changed: CompanyVehicleUse) =>
        companyVehicleBenefit(vehicle, changed).reduce((sum, { benefitPence = 0 }) => sum + benefitPence, 0);
      const benefit = total(car(price, grams), given);
      expect(benefit).toBeGreaterThanOrEqual(0);
      expect(total(car(price + more, grams), given)).toBeGreaterThanOrEqual(benefit);
      expect(total(car(price, grams), { ...given, contributionPence: 0 })).toBeGreaterThanOrEqual(benefit);
    }),
  );
});

test('the employer pays 15% of what the driver is taxed on', () => {
  fc.assert(
    fc.property(anyCar, anyUse, ([price, grams], given) => {
      for (const { benefitPence, fuelBenefitPence, employerPence } of companyVehicleBenefit(
        car(price, grams),
        given,
      )) {
        if (benefitPence === undefined || fuelBenefitPence === undefined)
          expect(employerPence).toBeUndefined();
        else expect(employerPence).toBe(Math.round((benefitPence + fuelBenefitPence) * 0.15));
      }
    }),
  );
});
