import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  balancePence,
  type CreditAgreement,
  monthlyPaymentPence,
  remainingPaymentsPence,
} from './credit-agreement.ts';
import { isDeferrable, settleEarly } from './early-settlement.ts';

/** 1.01^12 − 1: one per cent a month. */
const aprPercent = (1.01 ** 12 - 1) * 100;

const agreements: fc.Arbitrary<readonly [CreditAgreement, number]> = fc
  .record({
    creditPence: fc.integer({ min: 100_000, max: 20_000_000 }),
    aprPercent: fc.double({ min: 0, max: 50, noNaN: true }),
    months: fc.integer({ min: 1, max: 84 }),
    part: fc.double({ min: 0, max: 0.95, noNaN: true }),
    made: fc.nat({ max: 84 }),
  })
  .map(({ part, made, ...rest }) => [
    { ...rest, balloonPence: Math.floor(rest.creditPence * part) },
    made % (rest.months + 1),
  ]);

/**
 * The examples of the Regulations' formula in the guidance of the Department for Business, Innovation and Skills on the
 * Consumer Credit (EU Directive) Regulations 2010, appendix A: £5,000 at 14.0% over 48 months, 48 × £134.57, and
 * £10,000 at 16% over 180 months, 180 × £139.51. The guidance itself was not at hand: the sums were read on
 * 22 November 2026 where lenders and the tests of the library FSharp.Finance.Personal reproduce them.
 */
const overFourYears = { creditPence: 500_000, aprPercent: 14, months: 48, balloonPence: 0 };
const overFifteenYears = { creditPence: 1_000_000, aprPercent: 16, months: 180, balloonPence: 0 };

test('the payments are those of the department’s examples, to the penny', () => {
  expect(Math.round(monthlyPaymentPence(overFourYears))).toBe(13_457);
  expect(Math.round(monthlyPaymentPence(overFifteenYears))).toBe(13_951);
});

test.each([
  [overFourYears, 12, 860.52],
  [overFifteenYears, 73, 6702.45],
])(
  'on the day of a payment, without notice, the formula gives the rebate of the department’s examples',
  (agreement, made, pounds) => {
    const rebatePence = remainingPaymentsPence(agreement, made) - balancePence(agreement, made);

    // Their payments are rounded to the penny, which ours are not: less than a penny for each payment left.
    expect(Math.abs(rebatePence / 100 - pounds)).toBeLessThan((agreement.months - made) / 100);
  },
);

test('with notice and a deferred month the settlement is that of the department’s example', () => {
  // After payment 12 the debtor gives notice; payment 13 of £134.57 falls due, then £3,933.05: a rebate of £776.90.
  const { settlementPence, rebatePence } = settleEarly(overFourYears, 12);

  expect(Math.abs(settlementPence / 100 - (134.57 + 3933.05))).toBeLessThan(0.1);
  expect(Math.abs(rebatePence / 100 - 776.9)).toBeLessThan(0.1);
});

test('counted in a month of another length, the notice moves the settlement by less than a tenth of a month’s interest', () => {
  const { settlementPence } = settleEarly(overFourYears, 12);
  const [payment, balance] = [monthlyPaymentPence(overFourYears), balancePence(overFourYears, 13)];
  const monthsInterest = balance * (1.14 ** (1 / 12) - 1);
  for (const daysOfMonth of [28, 29, 31]) {
    const exact = payment + balance * 1.14 ** (28 / daysOfMonth / 12);
    expect(Math.abs(exact - settlementPence)).toBeLessThan(monthsInterest / 10);
  }
});

test('up to a year, the settlement is the balance with 28 days of interest', () => {
  const agreement = { creditPence: 100_000, aprPercent, months: 2, balloonPence: 0 };
  const { settlementPence, balancePence, rebatePence } = settleEarly(agreement, 1);

  // 502.4876 × 1.01^(28 ÷ 30) = 502.4876 × 1.009330
  expect(settlementPence / 100).toBeCloseTo(507.18, 2);
  expect(balancePence / 100).toBeCloseTo(502.49, 2);
  expect(rebatePence / 100).toBeCloseTo(0.34, 2);
  expect(isDeferrable(agreement)).toBe(false);
});

test('of more than a year, the next payment is due in full and the rest carries 28 days of interest', () => {
  // 13 months at 1%, £1,000 with a balloon of £1,000: each payment is the interest, £10, and the balance stays £1,000.
  const agreement = { creditPence: 100_000, aprPercent, months: 13, balloonPence: 100_000 };

  expect(monthlyPaymentPence(agreement)).toBeCloseTo(1000, 6);
  // 10 + 1,000 × 1.009330
  expect(settleEarly(agreement, 0).settlementPence / 100).toBeCloseTo(1019.33, 2);
  expect(settleEarly(agreement, 1).settlementPence / 100).toBeCloseTo(1019.33, 2);
  // Before the last payment, it and the balloon fall due within the deferment, so nothing falls away.
  expect(settleEarly(agreement, 12)).toMatchObject({ settlementPence: 101_000, rebatePence: 0 });
});

test('after the last payment there is nothing to settle', () => {
  const agreement = { creditPence: 1_000_000, aprPercent, months: 36, balloonPence: 400_000 };

  expect(settleEarly(agreement, 36)).toEqual({
    settlementPence: 0,
    balancePence: 0,
    remainingPence: 0,
    rebatePence: 0,
  });
});

test('without interest the settlement is what is left to pay', () => {
  const agreement = { creditPence: 1_200_000, aprPercent: 0, months: 24, balloonPence: 0 };

  for (const made of [0, 1, 6, 23])
    expect(settleEarly(agreement, made)).toMatchObject({
      settlementPence: 50_000 * (24 - made),
      rebatePence: 0,
    });
});

test('the settlement lies between the balance and the remaining payments', () => {
  fc.assert(
    fc.property(agreements, ([agreement, made]) => {
      const { settlementPence, balancePence, remainingPence } = settleEarly(agreement, made);
      expect(settlementPence).toBeGreaterThanOrEqual(balancePence - 0.001);
      expect(settlementPence).toBeLessThanOrEqual(remainingPence + 0.001);
    }),
  );
});
