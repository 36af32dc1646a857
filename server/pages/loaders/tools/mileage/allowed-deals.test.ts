import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Price } from '#shared/deals/price.ts';
import { costOfDriving } from '#shared/deals/real-miles.ts';
import { answerAllowance } from './allowed-deals.ts';

function priceOf(annualMiles: number, totalPounds: number, excessTenths = 100): Price {
  return {
    profile: { termMonths: 36, annualMiles, initialMonths: 6, isMaintained: false },
    vat: 'inc VAT',
    monthlyPence: 0,
    initialPence: 0,
    feePence: 0,
    totalPence: totalPounds * 100,
    trueMonthlyPence: 0,
    excessTenths,
  };
}

// 10p a mile over three years: a mile more a year costs 30p, so £300 are a thousand miles a year.
const small = priceOf(8000, 7000);
const large = priceOf(10_000, 7300);
const both = [small, large];

function wordsAt(miles: number, prices: readonly Price[] = both): string | undefined {
  return answerAllowance(prices, { miles })?.words;
}

test('between two allowances the smaller one with excess is cheapest up to the break-even, then the larger one', () => {
  expect(answerAllowance(both, { miles: 8500 })).toMatchObject({
    price: small,
    words: 'The 8,000-mile deal and £150 of excess, until you drive 9,000 miles a year.',
    cost: '£7,150 inc VAT in total over 36 months.',
  });
  expect(wordsAt(8999)).toMatch(/^The 8,000-mile deal and £300 of excess/);
  expect(wordsAt(9000)).toBe('The 10,000-mile deal, however much further you drive.');
});

test('at an allowance and at no miles at all there is no excess', () => {
  expect(wordsAt(8000)).toBe('The 8,000-mile deal, until you drive 9,000 miles a year.');
  expect(wordsAt(0)).toBe('The 8,000-mile deal, until you drive 9,000 miles a year.');
});

test('above the largest allowance the excess is said', () => {
  expect(wordsAt(12_000)).toBe('The 10,000-mile deal and £600 of excess, however much further you drive.');
});

test('where excess costs nothing, the smaller allowance covers every mile; at £1 a mile it soon costs too much', () => {
  const free = priceOf(8000, 7000, 0);

  expect(wordsAt(40_000, [free, large])).toBe(
    'The 8,000-mile deal, with no excess charge, however much further you drive.',
  );
  expect(wordsAt(8050, [priceOf(8000, 7000, 1000), large])).toBe(
    'The 8,000-mile deal and £150 of excess, until you drive 8,100 miles a year.',
  );
});

test('the only allowance is said to be the only one, and without a price there is no answer', () => {
  expect(wordsAt(9000, [small])).toBe('The 8,000-mile deal and £300 of excess, the only one on offer.');
  expect(answerAllowance([], { miles: 9000 })).toBeUndefined();
});

test('what the cheapest allowance saves is said against the one that was saved', () => {
  expect(answerAllowance(both, { miles: 8500, saved: large })?.cost).toBe(
    '£7,150 inc VAT in total over 36 months, £150 less than the 10,000-mile deal.',
  );
  expect(answerAllowance(both, { miles: 8500, saved: small })?.cost).not.toContain('less');
});

const offers = fc
  .uniqueArray(
    fc.tuple(
      fc.integer({ min: 1, max: 30 }).map((thousands) => thousands * 1000),
      fc.integer({ min: 5000, max: 20_000 }),
      fc.integer({ min: 0, max: 1000 }),
    ),
    { selector: ([miles]) => miles, minLength: 1, maxLength: 9 },
  )
  .map((all) => all.map(([miles, pounds, excess]) => priceOf(miles, pounds, excess)));

test('no allowance is cheaper than the answer, more miles never cost less, and the answer holds until the break-even', () => {
  fc.assert(
    fc.property(offers, fc.nat(60_000), (prices, miles) => {
      const least = (at: number) => {
        const price = answerAllowance(prices, { miles: at })?.price;
        return price ? costOfDriving(price, at) : Number.NaN;
      };
      const answer = answerAllowance(prices, { miles });
      const end = /until you drive ([\d,]+) miles?/.exec(answer?.words ?? '')?.[1]?.replaceAll(',', '');

      expect(least(miles)).toBe(Math.min(...prices.map((price) => costOfDriving(price, miles))));
      expect(least(miles + 1)).toBeGreaterThanOrEqual(least(miles));
      if (end === undefined || !answer) return;
      expect(Number(end)).toBeGreaterThan(miles);
      expect(costOfDriving(answer.price, Number(end) - 1)).toBe(least(Number(end) - 1));
      const others = prices.filter((price) => price !== answer.price);
      const rivals = others.map((price) => costOfDriving(price, Number(end)));
      expect(Math.min(...rivals)).toBeLessThanOrEqual(costOfDriving(answer.price, Number(end)));
    }),
    { numRuns: 300 },
  );
});
