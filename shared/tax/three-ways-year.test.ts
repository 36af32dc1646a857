import fc from 'fast-check';
import { expect, test } from 'vitest';
import { employeeInsurancePence, employerInsurancePence, incomeTaxPence } from './three-ways-year.ts';

// Worked out by hand from the bands: 20% of what is above £12,570, 40% above £50,270, the allowance gone at £125,140.
test.each([
  [0, 0],
  [12_570, 0],
  [12_571, 0.2],
  [30_000, 3486],
  [50_270, 7540],
  [60_000, 11_432],
  [100_000, 27_432],
  [110_000, 33_432],
  [125_140, 42_516],
  [150_000, 53_703],
])('income tax on £%d is £%d', (income, tax) => {
  expect(incomeTaxPence(income * 100)).toBe(Math.round(tax * 100));
});

test.each([
  [12_570, 0],
  [30_000, 1394.4],
  [50_270, 3016],
  [100_000, 4010.6],
])('National Insurance on £%d is £%d', (earnings, insurance) => {
  expect(employeeInsurancePence(earnings * 100)).toBe(Math.round(insurance * 100));
});

test.each([
  [4999, 0],
  [5000, 0],
  [6000, 150],
  [30_000, 3750],
])('on £%d an employer pays £%d of National Insurance, which starts above £5,000', (earnings, insurance) => {
  expect(employerInsurancePence(earnings * 100)).toBe(insurance * 100);
});

test('who earns a pound more never keeps less, and pays at most 62% of it: 60% between £100,000 and £125,140', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000_000 }), (income) => {
      const more = income + 100;
      const paid = (pence: number) => incomeTaxPence(pence) + employeeInsurancePence(pence);
      const extra = paid(more) - paid(income);
      expect(extra).toBeGreaterThanOrEqual(0);
      expect(extra).toBeLessThanOrEqual(63);
    }),
  );
});
