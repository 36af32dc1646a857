import { expect, test } from 'vitest';
import { endingMonths } from '#shared/deals/ending-early.ts';
import { drawHandBack } from './hand-back-chart.ts';

const profile = { termMonths: 36, annualMiles: 10_000, initialMonths: 6, isMaintained: false };
const price = { profile, monthlyPence: 20_000, totalPence: 820_000 };
const months = endingMonths(price, { lowPercent: 50, highPercent: 100 });

function draw(month: number) {
  const marked = months[month - 1];
  if (!marked) throw new Error(`No month ${month}.`);
  return drawHandBack(months, marked);
}

const endsOf = (path: string) => path.slice(1).split('L').at(-1)?.split(',').map(Number);

test('the lines run from the first month to the last: all is paid, and nothing is left, at the foot', () => {
  const { paid, left, across } = draw(18);

  expect(paid).toMatch(/^M0,/);
  expect(endsOf(paid)?.[0]).toBe(100);
  expect(endsOf(left)).toEqual([100, 100]);
  expect(across.map(({ label }) => label)).toEqual(['12 months', '24 months', '36 months']);
});

test('the mark stands on its month, the range of the cost below the head of the picture', () => {
  const { mark } = draw(18);

  expect(mark.x).toBeCloseTo((17 / 35) * 100, 1);
  expect(mark.highY).toBeLessThan(mark.lowY);
  expect(mark.lowY).toBeLessThan(100);
});

test('in the last month the range has closed on the foot', () => {
  expect(draw(36).mark).toMatchObject({ x: 100, lowY: 100, highY: 100 });
});
