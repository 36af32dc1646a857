import { expect, test } from 'vitest';
import type { PriceHistory } from '#shared/deals/price-history.ts';
import { addDays } from '#shared/format/london-time.ts';
import { reviewHistory } from './price-history.ts';

const today = '2026-11-20';

function review(isDemonstration: boolean, ...points: readonly (readonly [daysAgo: number, pence: number])[]) {
  const history: PriceHistory = {
    isDemonstration,
    points: points.map(([daysAgo, pence]) => ({
      on: addDays(today, -daysAgo),
      monthlyPence: pence,
      trueMonthlyPence: pence,
    })),
  };
  return reviewHistory({ findPriceHistory: () => history, today }, 'personal', '1000000002').priceHistory;
}

test('a price below those of 90 days is said to be so, and by how much', () => {
  expect(review(false, [100, 300_00], [39, 280_00])?.claim).toBe('Lowest in 90 days, £11 below the average');
  expect(review(false, [100, 300_00], [39, 280_00], [0, 281_00])?.claim).toBe('£10 below its 90-day average');
  expect(review(false, [100, 280_50], [39, 280_00])?.claim).toBe('Lowest in 90 days');
});

test('nothing good is claimed of a price that rose, stayed, or is known for fewer than 90 days', () => {
  expect(review(false, [100, 300_00], [39, 310_00])?.claim).toBeUndefined();
  expect(review(false, [100, 300_00])?.claim).toBeUndefined();
  const young = review(false, [60, 300_00], [39, 280_00]);

  expect(young?.claim).toBeUndefined();
  expect(young?.words).toBe('We’ve recorded its price since 21 September 2026.');
});

test('a price first known today has no history, and a demonstration’s is marked', () => {
  expect(review(false, [0, 300_00])).toBeUndefined();
  expect(reviewHistory({ findPriceHistory: () => undefined, today }, 'personal', '1')).toEqual({});
  expect(review(true, [60, 300_00])?.isDemonstration).toBe(true);
});
