import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PricePoint, reviewPrices } from '#shared/deals/price-history.ts';
import { addDays } from '#shared/format/london-time.ts';
import { drawHistory, pointsOfYear } from './history-chart.ts';

const today = '2026-11-20';

const pointOf = (daysAgo: number, pence: number): PricePoint => ({
  on: addDays(today, -daysAgo),
  monthlyPence: pence,
  trueMonthlyPence: pence,
});

const anyPoints = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 5000, max: 200_000 })), {
    selector: ([daysAgo]) => daysAgo,
    minLength: 1,
    maxLength: 40,
  })
  .map((all) => all.sort(([a], [b]) => b - a).map(([daysAgo, pence]) => pointOf(daysAgo, pence)));

/** The corners of a path of steps: each is reached level, then upright. */
function cornersOf(path: string): readonly (readonly [x: number, y: number])[] {
  return path
    .slice(1)
    .split('L')
    .map((corner) => corner.split(',').map(Number) as [number, number]);
}

function draw(all: readonly PricePoint[]) {
  const review = reviewPrices({ isDemonstration: false, points: all }, today);
  if (!review) throw new Error('No price is known.');
  return drawHistory(pointsOfYear(all, today), review, today);
}

test('the steps run from edge to edge inside the picture, each level or upright, in tenths', () => {
  fc.assert(
    fc.property(anyPoints, (all) => {
      if (all[0]?.on === today) return;
      const corners = cornersOf(draw(all).line);
      expect([corners[0]?.[0], corners.at(-1)?.[0]]).toEqual([0, 100]);
      for (const [place, [x, y]] of corners.entries()) {
        const [nextX, nextY] = corners[place + 1] ?? [x, y];
        expect(nextX === x || nextY === y).toBe(true);
        expect([x, y]).toEqual([Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(100);
      }
    }),
  );
});

test('the lowest mark is on the line within the last 90 days', () => {
  fc.assert(
    fc.property(anyPoints, (all) => {
      if (all[0]?.on === today) return;
      const { line, lowest, reviewedFrom } = draw(all);
      const ys = cornersOf(line).map(([, y]) => y);
      expect(lowest.x).toBeGreaterThanOrEqual(reviewedFrom);
      expect(ys).toContain(lowest.y);
    }),
  );
});

test('the picture begins a year ago at most, at the price that held then', () => {
  const points = pointsOfYear([pointOf(500, 30_000), pointOf(400, 20_000), pointOf(10, 25_000)], today);

  expect(points).toEqual([pointOf(365, 20_000), pointOf(10, 25_000)]);
  expect(pointsOfYear([pointOf(-1, 20_000)], today)).toEqual([]);
});

test('a price that never changed is a level line in the middle', () => {
  const { line, up } = draw([pointOf(100, 30_000)]);

  expect(line).toMatch(/^M0,(\d+\.?\d*)L100,\1/);
  expect(up.length).toBeGreaterThan(1);
});
