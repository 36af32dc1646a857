import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import type { Deal } from '#shared/deals/deal.ts';
import type { Price } from '#shared/deals/price.ts';
import { cheapestWords } from './cheapest-at-miles.ts';

const app = await createTestApp();

async function loadList(query: string) {
  const { body } = await request(app).get(`/page-data/car-leasing?${query}`);
  return body.data as { readonly deals: readonly Deal[]; readonly [name: string]: unknown };
}

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

const small = priceOf(8000, 7000);
const large = priceOf(10_000, 7300);

function wordsAt(realMiles: number, prices: readonly Price[], shown = large): string {
  return cheapestWords(prices, { shown, realMiles });
}

test('the words name the cheaper of the allowance shown and a smaller one with excess, and what it saves', () => {
  expect(wordsAt(8500, [small, large])).toBe(
    'At 8,500 miles a year, the 8,000-mile deal + £150 excess costs £150 less.',
  );
  expect(wordsAt(9500, [small, large])).toBe('At 9,500 miles a year, this 10,000-mile deal costs least.');
});

test('at the break-even, where both cost the same, the deal shown costs least', () => {
  expect(wordsAt(9000, [small, large])).toBe('At 9,000 miles a year, this 10,000-mile deal costs least.');
  expect(wordsAt(9000, [large, small])).toBe('At 9,000 miles a year, this 10,000-mile deal costs least.');
});

test('above the largest allowance its excess is said, and free or dear excess is counted as it is', () => {
  expect(wordsAt(40_000, [small, large])).toBe(
    'At 40,000 miles a year, this 10,000-mile deal + £9,000 excess costs least.',
  );
  expect(wordsAt(40_000, [priceOf(8000, 7000, 0), large])).toBe(
    'At 40,000 miles a year, the 8,000-mile deal costs £9,300 less.',
  );
  expect(wordsAt(8050, [priceOf(8000, 7000, 1000), large])).toBe(
    'At 8,050 miles a year, the 8,000-mile deal + £150 excess costs £150 less.',
  );
});

test('a list at real miles keeps the prices of the next allowance and says on each card what costs least', async () => {
  const [between, at] = [await loadList('miles=9000&sort=total'), await loadList('miles=10000&sort=total')];
  const [card] = between.deals;

  expect(card?.price).toEqual(at.deals[0]?.price);
  expect(card?.atRealMiles).toBe('At 9,000 miles a year, this 10,000-mile deal costs least.');
  expect(between.realMiles).toBe(9000);
  expect(between.pagesHref).toBe('/car-leasing?miles=9000&sort=total');
});

test('a list at an allowance, or at miles that cannot be read, says nothing of real miles', async () => {
  for (const query of ['', 'miles=8000', 'miles=abc', 'miles=0', 'miles=1000000']) {
    const { deals, realMiles } = await loadList(query);
    expect(realMiles).toBeUndefined();
    expect(deals.every(({ atRealMiles }) => atRealMiles === undefined)).toBe(true);
  }
});

test('the field keeps the visitor’s miles, and cards lead to vehicles at them', async () => {
  const { text } = await request(app).get('/car-leasing?miles=9000');

  expect(text).toMatch(/<option value="9000" selected="">9,000<\/option>/);
  expect(text).toContain('/vehicle?miles=9000"');
  expect(text).toContain('At 9,000 miles a year, this 10,000-mile deal costs least.');
});
