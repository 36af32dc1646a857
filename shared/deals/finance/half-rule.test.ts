import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyHalfRule, type HirePurchase } from './half-rule.ts';

/** £2,000 deposit, 36 × £250, £8,990 at the end and a £10 fee: £20,000 in all. */
const agreement: HirePurchase = {
  depositPence: 200_000,
  monthlyPence: 25_000,
  months: 36,
  balloonPence: 899_000,
  feesPence: 1000,
  paymentsMade: 12,
  arrearsPence: 0,
};

test('half of everything payable, deposit and fees included, less what is paid', () => {
  expect(applyHalfRule(agreement)).toEqual({
    totalPence: 2_000_000,
    halfPence: 1_000_000,
    paidPence: 500_000,
    leftPence: 500_000,
    halfAtPayment: 32,
  });
});

test('at half and after it nothing is left, except what is in arrears', () => {
  expect(applyHalfRule({ ...agreement, paymentsMade: 32 }).leftPence).toBe(0);
  expect(applyHalfRule({ ...agreement, paymentsMade: 36 }).leftPence).toBe(0);
  expect(applyHalfRule({ ...agreement, paymentsMade: 34, arrearsPence: 25_000 }).leftPence).toBe(25_000);
});

test('arrears below half are part of what is left to half, not on top of it', () => {
  expect(applyHalfRule({ ...agreement, arrearsPence: 25_000 }).leftPence).toBe(500_000);
});

test('a large deposit is half at once, and a large balloon is half only with the final payment', () => {
  expect(applyHalfRule({ ...agreement, depositPence: 2_000_000 }).halfAtPayment).toBe(0);
  expect(applyHalfRule({ ...agreement, balloonPence: 3_000_000 }).halfAtPayment).toBeUndefined();
});

test('what is left is never negative, never below the arrears, and falls with each payment', () => {
  const pence = fc.nat({ max: 5_000_000 });
  const any = fc.record({
    depositPence: pence,
    monthlyPence: fc.nat({ max: 300_000 }),
    months: fc.integer({ min: 1, max: 84 }),
    balloonPence: pence,
    feesPence: fc.nat({ max: 50_000 }),
    paymentsMade: fc.nat({ max: 83 }),
    arrearsPence: fc.nat({ max: 500_000 }),
  });
  fc.assert(
    fc.property(any, (each) => {
      const { leftPence } = applyHalfRule(each);
      expect(leftPence).toBeGreaterThanOrEqual(each.arrearsPence);
      const next = applyHalfRule({ ...each, paymentsMade: each.paymentsMade + 1 });
      expect(next.leftPence).toBeLessThanOrEqual(leftPence);
    }),
  );
});
