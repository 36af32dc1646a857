import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  balancePence,
  type CreditAgreement,
  monthlyInterest,
  monthlyPaymentPence,
  remainingPaymentsPence,
} from './credit-agreement.ts';

/** 1.01^12 − 1: one per cent a month. */
const onePercentAMonth = (1.01 ** 12 - 1) * 100;

const agreements: fc.Arbitrary<CreditAgreement> = fc
  .record({
    creditPence: fc.integer({ min: 100_000, max: 20_000_000 }),
    aprPercent: fc.double({ min: 0, max: 50, noNaN: true }),
    months: fc.integer({ min: 1, max: 84 }),
    part: fc.double({ min: 0, max: 0.95, noNaN: true }),
  })
  .map(({ part, ...rest }) => ({ ...rest, balloonPence: Math.floor(rest.creditPence * part) }));

test('interest of twelve months compounds to the APR', () => {
  expect(monthlyInterest(onePercentAMonth)).toBeCloseTo(0.01, 12);
  expect(monthlyInterest(0)).toBe(0);
});

test('£1,000 at 1% a month over two months is two payments of £507.51', () => {
  const agreement = { creditPence: 100_000, aprPercent: onePercentAMonth, months: 2, balloonPence: 0 };

  // 1,000 × 1.01² = 1,020.10 = payment × 2.01
  expect(monthlyPaymentPence(agreement)).toBeCloseTo(50_751.24, 1);
  // 1,000 × 1.01 − 507.51
  expect(balancePence(agreement, 1)).toBeCloseTo(50_248.76, 1);
  expect(balancePence(agreement, 2)).toBe(0);
});

test('with a balloon of £500 the same loan has two payments of £258.76', () => {
  const agreement = { creditPence: 100_000, aprPercent: onePercentAMonth, months: 2, balloonPence: 50_000 };

  // (1,020.10 − 500) ÷ 2.01
  expect(monthlyPaymentPence(agreement)).toBeCloseTo(25_875.62, 1);
  expect(balancePence(agreement, 1)).toBeCloseTo(75_124.38, 1);
  expect(remainingPaymentsPence(agreement, 1)).toBeCloseTo(75_875.62, 1);
});

test('without interest the payments share what is borrowed less the balloon', () => {
  const agreement = { creditPence: 1_200_000, aprPercent: 0, months: 12, balloonPence: 600_000 };

  expect(monthlyPaymentPence(agreement)).toBe(50_000);
  expect([0, 1, 11, 12].map((made) => balancePence(agreement, made))).toEqual([
    1_200_000, 1_150_000, 650_000, 0,
  ]);
});

test('the balance starts at the loan, is never negative, and falls with each payment above its interest', () => {
  fc.assert(
    fc.property(agreements, (agreement) => {
      const balances = Array.from({ length: agreement.months + 1 }, (_, made) =>
        balancePence(agreement, made),
      );
      expect(balances[0]).toBeCloseTo(agreement.creditPence, 3);
      for (const [made, balance] of balances.entries()) {
        expect(balance).toBeGreaterThanOrEqual(0);
        if (made > 0) expect(balance).toBeLessThan(balances[made - 1] ?? 0);
      }
    }),
  );
});

test('interest and principal together are the payments', () => {
  fc.assert(
    fc.property(agreements, (agreement) => {
      const { months, creditPence, aprPercent } = agreement;
      const interest = Array.from(
        { length: months },
        (_, made) => balancePence(agreement, made) * monthlyInterest(aprPercent),
      ).reduce((sum, each) => sum + each, 0);
      expect(interest + creditPence).toBeCloseTo(remainingPaymentsPence(agreement, 0), 1);
    }),
  );
});
