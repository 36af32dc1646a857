import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareThreeWays, disallowedPercent, leastPayPence } from './three-ways.ts';
import type { CarOnOffer, PayAndLease } from './three-ways-year.ts';

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

/** The whole tax year 2026/27 with so few contracted hours that the National Living Wage stops nothing. */
const wholeYear = { hoursAWeek: 1, start: '2026-04-06', months: 12 };

function compare(of: CarOnOffer, salaryPounds: number, changed: Partial<PayAndLease> = {}) {
  const ways = compareThreeWays(of, {
    ...wholeYear,
    ...changed,
    salaryPence: Math.round(salaryPounds * 100),
  });
  if (!ways) throw new Error('2026/27 is set');
  return ways;
}

function sacrificeOf(of: CarOnOffer, salaryPounds: number, changed: Partial<PayAndLease> = {}) {
  const { sacrifice } = compare(of, salaryPounds, changed);
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
  expect(compare(offer(10_000, 75), 30_000)).toMatchObject({
    sacrifice: { benefitPence: 210_000, driverPence: 327_120 },
    isTaxedOnSacrifice: false,
  });
  expect(compare(offer(10_000, 76), 30_000)).toMatchObject({
    sacrifice: { benefitPence: 396_000, driverPence: 364_320, employerPence: 0 },
    isTaxedOnSacrifice: true,
  });
  expect(compare(offer(30_000, 76), 30_000)).toMatchObject({
    sacrifice: { benefitPence: 630_000 },
    isTaxedOnSacrifice: false,
  });
});

test('15% of the rentals is not deducted from profits above 50 g/km', () => {
  expect([0, 50, 50.9, 51, 120].map((co2GramsPerKm) => disallowedPercent({ co2GramsPerKm }))).toEqual([
    0, 0, 0, 15, 15,
  ]);
});

test('the average of the term counts each tax year at its own percentage', () => {
  // £36,000 at 20%. From 1 December 2026: 126 of 365 days at 4%, two years at 5% and 7%, 239 of 365 days at 9%:
  // £497.10 + £1,800 + £2,520 + £2,121.53 = £6,938.63, of which 20% is £1,387.73: £38.55 in each of 36 months.
  const ways = compare(offer(36_000, 0), 45_000, { start: '2026-12-01', months: 36 });

  expect(ways.months).toBeCloseTo(36, 9);
  expect(ways.companyCar.benefitPence).toBe(693_863);
  expect(ways.companyCar.driverPence / ways.months / 100).toBeCloseTo(38.55, 2);
  // The first year alone is £24 a month: 4% of £36,000 is £1,440, of which 20% is £288 a year.
  expect(ways.years[0]?.carTaxMonthlyPence).toBeCloseTo(2400, 0);
  // And 9% of it, £54 a month, in the last.
  expect(ways.years.map(({ year }) => year)).toEqual([2026, 2027, 2028, 2029]);
  expect(ways.years[3]?.carTaxMonthlyPence).toBeCloseTo(5400, 0);
  expect(ways.personalPence).toBe(36_000 * 36);
  expect(ways.companyCar.rentalsPence).toBeCloseTo(30_000 * 36, -1);
});

test('the months after the last year that is set do not count, and without any nothing is compared', () => {
  // The table ends on 5 April 2030: 95 days of the 365 of that tax year are left from 1 January.
  const ways = compare(electric, 45_000, { start: '2030-01-01', months: 12 });

  expect(ways.months).toBeCloseTo((12 * 95) / 365, 6);
  expect(ways.personalPence / ways.months).toBeCloseTo(36_000, 0);
  expect(
    compareThreeWays(electric, { ...wholeYear, start: '2030-04-06', salaryPence: 4_500_000 }),
  ).toBeUndefined();
});

test('pay that is left must reach the National Living Wage for the contracted hours', () => {
  // £12.71 for 37.5 hours in 52 weeks is £24,784.50; the car takes £3,960 of the salary.
  expect(leastPayPence(37.5)).toBe(2_478_450);
  expect(compare(electric, 28_744.5, { hoursAWeek: 37.5 }).sacrifice).toBeDefined();
  expect(compare(electric, 28_744.49, { hoursAWeek: 37.5 })).not.toHaveProperty('sacrifice');
  expect(compare(electric, 28_744.49, { hoursAWeek: 37.25 }).sacrifice).toBeDefined();
  expect(compare(electric, 3959)).toMatchObject({ payLeftPence: -100 });
  expect(compare(electric, 3959)).not.toHaveProperty('sacrifice');
});

test('an employer saves National Insurance on pay above £5,000 alone', () => {
  // From £8,000 the car takes £3,960 and leaves £4,040: 15% is saved on £3,000, not on £3,960.
  expect(sacrificeOf(electric, 8000)).toMatchObject({ employerInsuranceSavedPence: 45_000 });
  // From £8,960 exactly £5,000 is left, and 15% of £3,960 is saved.
  expect(sacrificeOf(electric, 8960)).toMatchObject({ employerInsuranceSavedPence: 59_400 });
});

test('a plug-in hybrid that counts as 1 g/km is taxed by its range, not on the pay given up, and still disallowed', () => {
  const { car, ...prices } = offer(10_000, 90);
  const plugIn = { ...car, electricRangeMiles: 53 };
  const older = compare({ car: plugIn, ...prices }, 30_000);
  const eased = compare({ car: { ...plugIn, isEased: true }, ...prices }, 30_000);

  // At 90 g/km 24% is £2,400, less than the £3,960 given up, so that is taxed; at 1 g/km with 53 miles 10% is £1,000.
  expect(older).toMatchObject({ sacrifice: { benefitPence: 396_000 }, isTaxedOnSacrifice: true });
  expect(eased).toMatchObject({ sacrifice: { benefitPence: 100_000 }, isTaxedOnSacrifice: false });
  expect(disallowedPercent({ ...plugIn })).toBe(15);
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
      const sums = { ...sacrifice, employerPence: companyCar.employerPence };
      for (const pence of [...Object.values(companyCar), ...Object.values(sums)])
        expect(pence).toBeGreaterThanOrEqual(0);
    }),
  );
});

const anyLease = fc.record({
  start: fc.constantFrom('2026-04-06', '2026-12-01', '2027-02-28', '2027-11-01'),
  months: fc.constantFrom(6, 12, 24, 36, 48),
});

test('the sides balance: what driver and employer pay, less what the tax office gets, is what the car costs', () => {
  fc.assert(
    fc.property(anyOffer, anySalary, anyLease, (of, salary, lease) => {
      const { companyCar, sacrifice } = compare(of, salary, lease);
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
