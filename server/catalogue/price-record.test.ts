import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reviewPrices } from '#shared/deals/price-history.ts';
import { addDays } from '#shared/format/london-time.ts';
import { addPoint, thinPoints, toPricePoints } from './price-record.ts';

const today = '2026-11-20';

function pointsOf(...changes: readonly (readonly [on: string, pence: number])[]): Int32Array {
  return changes.reduce<Int32Array>(
    (points, [on, pence]) => addPoint(points, costing(pence), { on, version: 1 }),
    new Int32Array(),
  );
}

function costing(pence: number) {
  return { monthlyPence: pence, trueMonthlyPence: pence + 1000 };
}

/** Prices on days up to six years ago, the earliest first. */
const anyPoints = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 2200 }), fc.integer({ min: 10_000, max: 40_000 })), {
    maxLength: 600,
    size: 'max',
  })
  .map((changes) => changes.toSorted(([a], [b]) => b - a))
  .map((changes) => pointsOf(...changes.map(([ago, pence]) => [addDays(today, -ago), pence] as const)));

test('a change of the price is one point, with its day, and an unchanged price is none', () => {
  const points = pointsOf(['2026-10-01', 25_000], ['2026-10-08', 25_000], ['2026-10-15', 24_000]);

  expect(toPricePoints(points)).toEqual([
    { on: '2026-10-01', monthlyPence: 25_000, trueMonthlyPence: 26_000 },
    { on: '2026-10-15', monthlyPence: 24_000, trueMonthlyPence: 25_000 },
  ]);
});

test('a point has the version that brought it', () => {
  const first = addPoint(new Int32Array(), costing(100), { on: today, version: 7 });

  expect([...addPoint(first, costing(90), { on: addDays(today, 1), version: 9 })]).toEqual([
    20_777, 7, 100, 1100, 20_778, 9, 90, 1090,
  ]);
});

test('of several prices on one day the last holds, and a price that returns is no change', () => {
  const changed = pointsOf(['2026-10-01', 250], [today, 240], [today, 230]);
  const returned = pointsOf(['2026-10-01', 250], [today, 240], [today, 250]);

  expect(toPricePoints(changed).map(({ monthlyPence }) => monthlyPence)).toEqual([250, 230]);
  expect(toPricePoints(returned).map(({ monthlyPence }) => monthlyPence)).toEqual([250]);
});

test('thinned records stay small, keep the latest price, and say the same of the last 90 days', () => {
  fc.assert(
    fc.property(anyPoints, (points) => {
      const [all, kept] = [toPricePoints(points), toPricePoints(thinPoints(points, today))];

      expect(kept.length).toBeLessThanOrEqual(168);
      expect(kept.at(-1)).toEqual(all.at(-1));
      expect(reviewPrices({ isDemonstration: false, points: kept }, today)).toEqual(
        reviewPrices({ isDemonstration: false, points: all }, today),
      );
    }),
    { numRuns: 50 },
  );
});

test('a daily price is kept daily for a hundred days, then weekly for a year, then every thirty days for three', () => {
  const daily = Array.from({ length: 1300 }, (_, place) => addDays(today, place - 1299));
  const points = pointsOf(...daily.map((on, place) => [on, 10_000 + place] as const));
  const kept = toPricePoints(thinPoints(points, today)).map(({ on }) => on);
  const countBetween = (from: number, to: number) =>
    kept.filter((on) => on >= addDays(today, -from) && on <= addDays(today, -to)).length;

  expect(countBetween(100, 0)).toBe(101);
  expect(countBetween(365, 101)).toBeLessThanOrEqual(39);
  expect(countBetween(3 * 365, 366)).toBeLessThanOrEqual(26);
  expect(countBetween(9999, 3 * 365 + 1)).toBe(1);
});
