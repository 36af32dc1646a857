import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CarOnOffer, comparedTaxYear, compareThreeWays, disallowedPercent } from './three-ways.ts';

const electric = offer(40_000, 0);

/** A car that costs £360 a month inc VAT, or £300 ex VAT: £3,960 a year to an employer, with half of the VAT. */
function offer(listPounds: number, co2GramsPerKm: number): CarOnOffer {
  return {
    car: {
      kind: 'car',
      listPricePence: listPounds * 100,
      co2GramsPerKm,
      isDiesel: false,
      meetsRde2: false,
    },
    personalMonthlyPence: 36_000,
    businessMonthlyPence: 30_000,
  };
}

function compare(of: CarOnOffer, salaryPounds: number) {
  const ways = compareThreeWays(of, Math.round(salaryPounds * 100), 2026);
  if (!ways) throw new Error('2026/27 is set');
  return ways;
}

function sacrificeOf(of: CarOnOffer, salaryPounds: number) {
  const { sacrifice } = compare(of, salaryPounds);
  if (!sacrifice) throw new Error('the salary is enough');
  return sacrifice;
}

test('a company car on top of a salary of £30,000 costs its driver £320 a year and its employer £4,200', () => {
  // The benefit is 4% of £40,000: £1,600. The employer pays £3,600, £360 of VAT and 15% of £1,600.
  expect(compare(electric, 30_000).companyCar).toEqual({
    rentalsPence: 360_000,
    blockedVatPence: 36_000,
    benefitPence: 160_000,
    carTaxPence: 32_000,
    employerInsurancePence: 24_000,
    driverPence: 32_000,
    employerPence: 420_000,
  });
});

test('a driver on £30,000 gives up £3,960 for it, saves £792 of tax and £316.80 of insurance, and pays £320 car tax', () => {
  // The employer pays £4,200, saves £3,960 of salary and 15% of that.
  expect(sacrificeOf(electric, 30_000)).toMatchObject({
    sacrificePence: 396_000,
    incomeTaxSavedPence: 79_200,
    insuranceSavedPence: 31_680,
    carTaxPence: 32_000,
    driverPence: 317_120,
    employerInsuranceSavedPence: 59_400,
    employerPence: -35_400,
    isTaxedOnSacrifice: false,
  });
});

test.each([
  ['basic', 30_000, 3171.2],
  ['basic and higher, £1,730 above the threshold', 52_000, 2929],
  ['higher', 60_000, 2936.8],
  ['higher, and £2,000 into the taper of the allowance', 102_000, 2536.8],
  ['higher, inside the taper', 110_000, 2464.8],
  ['additional', 200_000, 2818.8],
])('at the %s rate, on £%d a year, the car costs £%d a year of net pay', (_, salary, cost) => {
  expect(sacrificeOf(electric, salary).driverPence).toBe(Math.round(cost * 100));
});

test('from 76 g/km a driver is taxed on the salary given up, where that is more than the benefit', () => {
  // At 75 and at 76 g/km the benefit is 21% of the list price: £2,100 of £10,000, and £6,300 of £30,000.
  expect(sacrificeOf(offer(10_000, 75), 30_000)).toMatchObject({
    benefitPence: 210_000,
    driverPence: 327_120,
    isTaxedOnSacrifice: false,
  });
  expect(sacrificeOf(offer(10_000, 76), 30_000)).toMatchObject({
    benefitPence: 396_000,
    driverPence: 364_320,
    employerPence: 0,
    isTaxedOnSacrifice: true,
  });
  expect(sacrificeOf(offer(30_000, 76), 30_000)).toMatchObject({
    benefitPence: 630_000,
    isTaxedOnSacrifice: false,
  });
});

test('15% of the rentals is not deducted from profits above 50 g/km', () => {
  expect([0, 50, 50.9, 51, 120].map((co2GramsPerKm) => disallowedPercent({ co2GramsPerKm }))).toEqual([
    0, 0, 0, 15, 15,
  ]);
});

test('a car that costs more than the salary cannot be paid for with it', () => {
  expect(compare(electric, 3960).sacrifice?.driverPence).toBe(396_000);
  expect(compare(electric, 3959).sacrifice).toBeUndefined();
});

test('a day after the last set tax year is compared by that year, and a year without percentages not at all', () => {
  expect(['2026-04-05', '2026-04-06', '2027-04-06', '2031-01-01'].map(comparedTaxYear)).toEqual([
    2025, 2026, 2026, 2026,
  ]);
  expect(compareThreeWays(electric, 3_000_000, 2030)).toBeUndefined();
});

const anyOffer = fc
  .record({
    list: fc.integer({ min: 5000, max: 150_000 }),
    grams: fc.integer({ min: 0, max: 250 }),
    monthlyPence: fc.integer({ min: 5000, max: 200_000 }),
  })
  .map(
    ({ list, grams, monthlyPence }): CarOnOffer => ({
      ...offer(list, grams),
      businessMonthlyPence: monthlyPence,
      personalMonthlyPence: Math.round(monthlyPence * 1.2),
    }),
  );
const anySalary = fc.integer({ min: 10_000, max: 400_000 });

test('no sum is negative but what an employer saves', () => {
  fc.assert(
    fc.property(anyOffer, anySalary, (of, salary) => {
      const { companyCar, sacrifice } = compare(of, salary);
      const sums = { ...sacrifice, employerPence: companyCar.employerPence, isTaxedOnSacrifice: 0 };
      for (const pence of [...Object.values(companyCar), ...Object.values(sums)])
        expect(pence).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the sides balance: what driver and employer pay, less what the tax office gets, is what the car costs', () => {
  fc.assert(
    fc.property(anyOffer, anySalary, (of, salary) => {
      const { companyCar, sacrifice } = compare(of, salary);
      const cost = companyCar.rentalsPence + companyCar.blockedVatPence;
      expect(companyCar.driverPence + companyCar.employerPence).toBe(
        cost + companyCar.carTaxPence + companyCar.employerInsurancePence,
      );
      if (!sacrifice) return;
      const saved = sacrifice.incomeTaxSavedPence + sacrifice.insuranceSavedPence;
      // What is given up is what is saved and what net pay loses before the tax on the car.
      expect(saved + sacrifice.driverPence - sacrifice.carTaxPence).toBe(sacrifice.sacrificePence);
      const collected =
        sacrifice.carTaxPence +
        sacrifice.employerInsurancePence -
        saved -
        sacrifice.employerInsuranceSavedPence;
      expect(sacrifice.driverPence + sacrifice.employerPence).toBe(cost + collected);
    }),
  );
});

/** Spans of income in which every pound is taxed alike, in pounds. */
const bands = [
  [12_570, 50_270],
  [50_270, 100_000],
  [100_000, 125_140],
  [125_140, 400_000],
] as const;

test('within a band a higher salary never makes the sacrifice of the same car dearer', () => {
  fc.assert(
    fc.property(anyOffer, anySalary, fc.nat(30_000), (of, salary, more) => {
      const low = compare(of, salary).sacrifice;
      const high = compare(of, salary + more).sacrifice;
      fc.pre(low !== undefined && high !== undefined);
      const least = salary - low.sacrificePence / 100;
      const most =
        salary + more - high.sacrificePence / 100 + Math.max(high.sacrificePence, high.benefitPence) / 100;
      fc.pre(bands.some(([from, to]) => least >= from && most <= to));
      // Each of the sums that are subtracted is rounded to the penny.
      expect(high.driverPence).toBeLessThanOrEqual(low.driverPence + 3);
    }),
  );
});

test('a dearer car never costs its driver less', () => {
  fc.assert(
    fc.property(anyOffer, anySalary, fc.nat(20_000), (of, salary, more) => {
      const low = compare(of, salary).sacrifice;
      const high = compare({ ...of, businessMonthlyPence: of.businessMonthlyPence + more }, salary).sacrifice;
      fc.pre(low !== undefined && high !== undefined);
      expect(high.driverPence).toBeGreaterThanOrEqual(low.driverPence - 3);
    }),
  );
});
