import { expect, test } from 'vitest';
import { pastPriceFacts } from './past-price-words.ts';
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

const facts = (history: PriceHistory | undefined, profile = defaultProfile) =>
  pastPriceFacts({ history, today, profile });

test('average and lowest of 90 days are given, and by how much today is below the average', () => {
  expect(facts(fell())).toEqual({
    lowestPence: 280_00,
    lowestOn: '2026-10-12',
    averagePence: 291_11,
    words: 'That’s £11 below its 90-day average.',
  });
});

test('a price that is not below its average gets no praise', () => {
  const { points } = fell();
  const rose = fell({ points: [...points, { on: today, monthlyPence: 300_00, trueMonthlyPence: 300_00 }] });

  expect(facts(rose)?.words).toBe('');
});

test('beside another profile no praise of today’s price is borrowed, and it is said which one the figures are for', () => {
  expect(facts(fell(), { ...defaultProfile, termMonths: 24 })?.words).toBe(
    'The 90-day figures are for 36 months and 10,000 miles a year.',
  );
});

test('an example history is called one', () => {
  expect(facts(fell({ isDemonstration: true }))?.words).toMatch(/Demonstration price history\.$/);
});

test('without a price for each of the days nothing is said', () => {
  expect(facts(fell({ points: fell().points.slice(1) }))).toBeUndefined();
  expect(facts(undefined)).toBeUndefined();
});
