import { expect, test } from 'vitest';
import { compareWays } from './ways-to-have-a-car.ts';

/** £30,000, £6,000 down, no interest, £12,000 at the end: 24 payments of £500. */
const car = {
  months: 24,
  leaseTotalPence: 900_000,
  pricePence: 3_000_000,
  depositPence: 600_000,
  aprPercent: 0,
  balloonPence: 1_200_000,
  valuePence: 1_500_000,
};

test('each way costs what is paid less what is kept', () => {
  expect(compareWays(car)).toEqual([
    { way: 'lease', paidPence: 900_000, keptPence: 0, costPence: 900_000 },
    { way: 'pcp', paidPence: 1_800_000, keptPence: 300_000, costPence: 1_500_000, monthlyPence: 50_000 },
    { way: 'cash', paidPence: 3_000_000, keptPence: 1_500_000, costPence: 1_500_000 },
  ]);
});

test('a PCP that is worth less than its balloon is handed back and leaves nothing', () => {
  const [, pcp, cash] = compareWays({ ...car, valuePence: 1_000_000 });

  expect(pcp).toMatchObject({ keptPence: 0, costPence: 1_800_000 });
  expect(cash?.costPence).toBe(2_000_000);
});

test('interest makes PCP dearer than cash, and nothing else changes', () => {
  const [lease, pcp, cash] = compareWays({ ...car, aprPercent: 9.9 });

  expect(pcp?.costPence).toBeGreaterThan(cash?.costPence ?? 0);
  expect([lease?.costPence, cash?.costPence]).toEqual([900_000, 1_500_000]);
});
