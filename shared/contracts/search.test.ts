import { expect, test } from 'vitest';
import { searchHit, searchQuery } from './search.ts';

const page = { title: 'Contact', link: '/contact', description: 'How to reach us', ispoa: false };
const words = { vat: 'inc VAT', profile: '36 months', cost: 'Total £10,000.00' };

test('a search text has single spaces, no control characters, and 2 to 100 characters', () => {
  expect(searchQuery.parse({ text: '  golf\u0000 \n gti ' })).toEqual({
    text: 'golf gti',
    product: 'personal-contract-hire',
  });
  expect(searchQuery.safeParse({ text: ' g ' }).success).toBe(false);
  expect(searchQuery.safeParse({ text: 'x'.repeat(101) }).success).toBe(false);
  expect(searchQuery.safeParse({ text: `golf${' '.repeat(400)}gti` }).success).toBe(false);
  expect(searchQuery.safeParse({ text: ['golf'] }).success).toBe(false);
});

test('a price without its VAT, profile or cost is refused', () => {
  expect(searchHit.safeParse({ ...page, price: 199_00, ...words }).success).toBe(true);
  for (const word of ['vat', 'profile', 'cost']) {
    expect(searchHit.safeParse({ ...page, price: 199_00, ...words, [word]: undefined }).success).toBe(false);
  }
  expect(searchHit.safeParse({ ...page, price: 1, sale_price: 1, ...words }).success).toBe(false);
  expect(searchHit.safeParse(page).success).toBe(true);
});
