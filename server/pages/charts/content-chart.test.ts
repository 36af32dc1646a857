import { expect, test } from 'vitest';
import { drawContentChart } from './content-chart.ts';

test('bars are as long as their figures, the longest in full, and say them in words', () => {
  const { bars } = drawContentChart({
    kind: 'bars',
    caption: 'Two bars',
    unit: '£',
    values: [
      { name: 'One', figures: [4500] },
      { name: 'Two', figures: [9000.5] },
      { name: 'None', figures: [0] },
    ],
  });

  expect(bars).toEqual([
    { name: 'One', words: '£4,500', percent: 50 },
    { name: 'Two', words: '£9,000.50', percent: 100 },
    { name: 'None', words: '£0', percent: 0 },
  ]);
});

test('bars that are all nought have no length', () => {
  const { bars } = drawContentChart({
    kind: 'bars',
    caption: 'No bar',
    unit: '%',
    values: [{ name: 'None', figures: [0] }],
  });

  expect(bars).toEqual([{ name: 'None', words: '0%', percent: 0 }]);
});

test('lines have their figures as a table too, and years on the axis are no thousands', () => {
  const chart = (at: readonly number[]) =>
    drawContentChart({
      kind: 'lines',
      caption: 'A line',
      unit: 'p',
      x: 'Tax year',
      at,
      values: [{ name: 'Electric', figures: [4, 5, 7] }],
    });

  expect(chart([2026, 2027, 2028]).table).toEqual({
    head: ['Tax year', 'Electric'],
    rows: [
      ['2026', '4p'],
      ['2027', '5p'],
      ['2028', '7p'],
    ],
  });
  expect(chart([2026, 2027, 2028]).lines?.across.map(({ label }) => label)).toEqual([
    'Tax year 2026',
    '2027',
    '2028',
  ]);
  expect(chart([0, 1000, 2000]).table?.rows.map(([place]) => place)).toEqual(['0', '1,000', '2,000']);
});
