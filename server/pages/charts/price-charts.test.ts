import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Price, priceDeal, type Rate } from '#shared/deals/price.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import { cheapestFor } from '#shared/deals/real-miles.ts';
import { colourStep } from '#shared/pages/vehicle/price-grid.tsx';
import { drawMiles, highestMiles } from './miles-chart.ts';
import { drawPayments, drawPriceGrid } from './price-charts.ts';

const profile: LeaseProfile = {
  termMonths: 36,
  annualMiles: 10_000,
  initialMonths: 6,
  isMaintained: false,
};

const anyRate: fc.Arbitrary<Rate> = fc.record({
  contract: fc.constantFrom('personal', 'business'),
  termMonths: fc.constantFrom(18, 24, 36, 48),
  annualMiles: fc.constant(10_000),
  initialMonths: fc.integer({ min: 1, max: 12 }),
  isMaintained: fc.boolean(),
  monthlyPence: fc.integer({ min: 5_000, max: 300_000 }),
  excessTenths: fc.integer({ min: 0, max: 400 }),
  feePence: fc.constantFrom(0, 24_900, 30_001),
});

const initials = Array.from({ length: 12 }, (_, place) => place + 1);

test('the bars of the payments have the area of the total, which rounding alone changes with the initial payment', () => {
  fc.assert(
    fc.property(anyRate, (rate) => {
      const choices = initials.map((initialMonths) => priceDeal(rate, { ...rate, initialMonths }));
      const areas = choices.map((price) => {
        const bars = drawPayments(price, choices);
        const { initialPence, feePence, monthlyPence, laterCount, highestPence } = bars;
        expect(Math.max(initialPence + feePence, monthlyPence)).toBeLessThanOrEqual(highestPence);
        expect(initialPence + feePence + laterCount * monthlyPence).toBe(price.totalPence);
        return price.totalPence;
      });
      // Half a penny for each rental, of which there are up to 59.
      expect(Math.max(...areas) - Math.min(...areas)).toBeLessThanOrEqual(60);
      expect(new Set(choices.map((price) => drawPayments(price, choices).highestPence)).size).toBe(1);
    }),
  );
});

test('the colours of the grid rise with the cost in five equal steps, and gaps stay gaps', () => {
  const costs = new Map(
    [5000, 8000, 10_000, 12_000, 20_000].map((miles, place) => [miles, 20_000 + place * 1000]),
  );
  const priceAt = ({ annualMiles, termMonths }: LeaseProfile) => {
    const trueMonthlyPence = costs.get(annualMiles);
    return termMonths === 36 && trueMonthlyPence ? ({ trueMonthlyPence } as Price) : undefined;
  };
  const grid = drawPriceGrid({ terms: [24, 36], miles: [...costs.keys()] }, profile, priceAt);

  const [none, all] = grid?.rows.map(({ costs }) => costs) ?? [];
  expect(none).toEqual([null, null, null, null, null]);
  expect(grid && all?.map((pence) => pence && colourStep(grid, pence))).toEqual([1, 2, 3, 4, 5]);
  expect(grid?.lowestPence).toBe(20_000);
});

test('however many mileages a ratebook has, the grid has those that an address can name', () => {
  const miles = Array.from({ length: 200 }, (_, place) => (place + 1) * 1000);
  const grid = drawPriceGrid(
    { terms: [7, 24, 36], miles },
    profile,
    () => ({ trueMonthlyPence: 1 }) as Price,
  );

  expect(grid?.miles).toEqual([5000, 6000, 8000, 10_000, 12_000, 15_000, 20_000, 25_000, 30_000]);
  expect(grid?.rows.map(({ termMonths }) => termMonths)).toEqual([24, 36]);
});

test('there is no grid where there is one price or none', () => {
  const one = drawPriceGrid(
    { terms: [36], miles: [10_000] },
    profile,
    () => ({ trueMonthlyPence: 1 }) as Price,
  );

  expect([one, drawPriceGrid({ terms: [36], miles: [] }, profile, () => undefined)]).toEqual([
    undefined,
    undefined,
  ]);
});

const allowances: fc.Arbitrary<readonly Price[]> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 5, max: 30 }), fc.integer({ min: 15_000, max: 60_000 })), {
    selector: ([thousands]) => thousands,
    minLength: 1,
    maxLength: 9,
  })
  .map((all) =>
    all
      .sort(([a], [b]) => a - b)
      .map(([thousands, monthlyPence]) => {
        const at = { ...profile, annualMiles: thousands * 1000 };
        return priceDeal({ ...at, contract: 'personal', monthlyPence, excessTenths: 80, feePence: 0 }, at);
      }),
  );

/** The corners of a path such as "M0,50L40,50L100,12.5". */
function cornersOf(path: string): readonly (readonly [x: number, y: number])[] {
  return path
    .slice(1)
    .split('L')
    .map((corner) => corner.split(',').map(Number) as [number, number]);
}

test('the picture of real mileage stays inside its frame, and the visitor’s mark stands in the band of the cheapest', () => {
  fc.assert(
    fc.property(allowances, fc.integer({ min: 1, max: 99_999 }), (prices, realMiles) => {
      const [shown] = prices;
      if (!shown) return;
      const chart = drawMiles({ prices, shown, realMiles });
      const corners = cornersOf(chart.lowest);
      for (const place of corners.flat()) expect(place).toBe(Math.round(place * 10) / 10);
      expect(Math.min(...corners.flat())).toBeGreaterThanOrEqual(0);
      expect(Math.max(...corners.flat())).toBeLessThanOrEqual(100);
      expect([corners[0]?.[0], corners.at(-1)?.[0]]).toEqual([0, 100]);
      expect(chart.lines).toHaveLength(prices.length);

      const marked = chart.bands.filter(({ isMarked }) => isMarked);
      expect(marked).toHaveLength(1);
      const { x = 0, width = 0, label } = marked[0] ?? {};
      expect(label).toBe(`${(cheapestFor(prices, realMiles)?.profile.annualMiles ?? 0) / 1000}k`);
      expect(chart.mark.x).toBeGreaterThanOrEqual(x - 0.1);
      expect(chart.mark.x).toBeLessThanOrEqual(x + width + 0.2);
      expect(highestMiles(prices, realMiles)).toBeGreaterThan(realMiles);
    }),
  );
});
