import { expect, test } from 'vitest';
import { pastPriceWords } from './past-price-words.ts';
import type { PriceHistory } from './price-history.ts';
import { defaultProfile } from './profile.ts';

const today = '2026-11-20';

/** £300, then £280 from 12 October on: 40 of the 90 days. */
function fell(facts: Partial<PriceHistory> = {}): PriceHistory {
  const costing = (on: string, pence: number) => ({ on, monthlyPence: pence, trueMonthlyPence: pence });
  return {
    isDemonstration: false,
    points: [costing('2026-01-01', 300_00), costing('2026-10-12', 280_00)],
    ...facts,
  };
}

const words = (history: PriceHistory | undefined, profile = defaultProfile) =>
  pastPriceWords({ history, today, profile });

test('average and lowest of 90 days are said, and by how much today is below the average', () => {
  expect(words(fell())).toBe(
    'Over the last 90 days the true monthly cost was £291.11 on average and £280.00 at its lowest (from 12 October 2026). Today it’s £11 below that average.',
  );
});

test('a price that is not below its average gets no praise', () => {
  const { points } = fell();
  const rose = fell({ points: [...points, { on: today, monthlyPence: 300_00, trueMonthlyPence: 300_00 }] });

  expect(words(rose)).not.toContain('Today');
});

test('beside another profile it is said which one the figures are for', () => {
  expect(words(fell(), { ...defaultProfile, termMonths: 24 })).toMatch(
    /That’s for 36 months and 10,000 miles a year\.$/,
  );
});

test('an example history is called one', () => {
  expect(words(fell({ isDemonstration: true }))).toMatch(/Example history, made by a formula\.$/);
});

test('without a price for each of the days nothing is said', () => {
  expect(words(fell({ points: fell().points.slice(1) }))).toBeUndefined();
  expect(words(undefined)).toBeUndefined();
});
