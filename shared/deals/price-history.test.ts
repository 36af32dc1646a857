import { array, assert, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#shared/format/london-time.ts';
import { claimOf, type PriceHistory, type PriceReview, reviewedDays, reviewPrices } from './price-history.ts';

const today = '2026-11-20';

/** A history of points so many days before today, each with its true monthly cost in pence. */
function historyOf(...points: readonly (readonly [daysAgo: number, pence: number])[]): PriceHistory {
  const ordered = [...points].sort(([a], [b]) => b - a);
  return {
    isDemonstration: false,
    points: ordered.map(([daysAgo, pence]) => ({
      on: addDays(today, -daysAgo),
      monthlyPence: pence,
      trueMonthlyPence: pence,
    })),
  };
}

/** The price of each reviewed day, looked up day by day. */
function priceEachDay({ points }: PriceHistory): readonly number[] {
  const days = Array.from({ length: reviewedDays }, (_, daysAgo) => addDays(today, -daysAgo));
  return days.flatMap((day) => points.findLast(({ on }) => on <= day)?.trueMonthlyPence ?? []);
}

const anyHistory = array(tuple(integer({ min: -5, max: 400 }), integer({ min: 5000, max: 90_000 })), {
  maxLength: 30,
}).map((points) => historyOf(...points));

test('lowest and average are those of the prices looked up day by day', () => {
  assert(
    property(anyHistory, (history) => {
      const prices = priceEachDay(history);
      const review = reviewPrices(history, today);
      if (prices.length === 0) {
        expect(review).toBeUndefined();
        return;
      }
      const mean = prices.reduce((sum, pence) => sum + pence, 0) / prices.length;
      expect(review).toMatchObject({
        isWhole: prices.length === reviewedDays,
        currentPence: prices[0],
        lowestPence: Math.min(...prices),
        averagePence: Math.floor(mean + 0.5),
      });
    }),
  );
});

test('a claim is made only where every day is known and it is true of them', () => {
  assert(
    property(anyHistory, (history) => {
      const prices = priceEachDay(history);
      const review = reviewPrices(history, today);
      const claim = review && claimOf(review);
      if (!claim) return;
      const [current = 0] = prices;
      const mean = prices.reduce((sum, pence) => sum + pence, 0) / prices.length;
      expect(prices).toHaveLength(reviewedDays);
      expect(current).toBeLessThan(mean);
      if (claim.isLowest) expect(Math.min(...prices)).toBe(current);
      if (claim.poundsBelowAverage !== undefined) {
        expect(claim.poundsBelowAverage).toBeGreaterThanOrEqual(1);
        expect(current + 100 * claim.poundsBelowAverage).toBeLessThanOrEqual(mean + 0.5);
      }
    }),
  );
});

test('one price that has held for 90 days is its own average, and nothing is claimed about it', () => {
  const review = reviewPrices(historyOf([89, 30_000]), today);

  expect(review).toEqual<PriceReview>({
    isWhole: true,
    currentPence: 30_000,
    lowestPence: 30_000,
    lowestOn: addDays(today, -89),
    averagePence: 30_000,
  });
  expect(review && claimOf(review)).toBeUndefined();
});

test('a price that is known for 89 days only allows no claim', () => {
  const drop = (firstDay: number) => reviewPrices(historyOf([firstDay, 40_000], [0, 30_000]), today);

  expect(drop(88)).toMatchObject({ isWhole: false, lowestOn: today });
  expect([drop(88), drop(89)].map((review) => review && claimOf(review))).toEqual([
    undefined,
    { isLowest: true, poundsBelowAverage: 98 },
  ]);
});

test('a price before the 90 days counts from their first day, and the last price of a day holds', () => {
  const history = historyOf([200, 20_000], [100, 50_000], [10, 45_000], [10, 30_000]);

  expect(reviewPrices(history, today)).toMatchObject({
    lowestPence: 30_000,
    lowestOn: addDays(today, -10),
    averagePence: Math.round((79 * 50_000 + 11 * 30_000) / 90),
  });
  expect(reviewPrices(historyOf([-1, 100]), today)).toBeUndefined();
});
