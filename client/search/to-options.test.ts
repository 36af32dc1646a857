import { expect, test } from 'vitest';
import type { SearchHit } from '#shared/contracts/search.ts';
import { toMessage, toOptions } from './to-options.ts';

const question = { text: 'golf & co', product: 'personal-contract-hire' } as const;
const hit: SearchHit = { title: 'Golf', link: '/golf', description: '', ispoa: false };

test('the last option leads to the search page with the same question', () => {
  const options = toOptions({ kind: 'found', hits: [hit] }, question);

  expect(options.map(({ href }) => href)).toEqual(['/golf', '/search?q=golf%20%26%20co']);
});

test('while the first search is under way there are no options, until it takes long', () => {
  expect(toOptions({ kind: 'asking', hits: [], isSlow: false }, question)).toEqual([]);
  expect(toOptions({ kind: 'asking', hits: [], isSlow: true }, question)).toHaveLength(1);
  expect(toOptions({ kind: 'asking', hits: [hit], isSlow: false }, question)).toHaveLength(2);
});

test('without results the one option is to search the other product', () => {
  const found = { kind: 'found', hits: [] } as const;
  const vans = { ...question, product: 'contract-hire' } as const;

  expect(toOptions(found, question).map(({ href }) => href)).toEqual([
    '/search?q=golf%20%26%20co&product=contract-hire',
  ]);
  expect(toOptions(found, vans).map(({ href }) => href)).toEqual(['/search?q=golf%20%26%20co']);
});

test('when the search fails the search page is offered, and nothing else', () => {
  expect(toOptions({ kind: 'failed' }, question).map(({ href }) => href)).toEqual([
    '/search?q=golf%20%26%20co',
  ]);
});

test('the number of results is announced in words; Search without results shows "Sorry, no results found"', () => {
  expect(toMessage({ kind: 'found', hits: [hit] })).toBe('1 result');
  expect(toMessage({ kind: 'found', hits: [hit, hit] })).toBe('2 results');
  expect(toMessage({ kind: 'found', hits: [] })).toBe('Sorry, no results found');
  expect(toMessage({ kind: 'asking', hits: [], isSlow: false })).toBe('');
  expect(toMessage({ kind: 'asking', hits: [], isSlow: true })).toMatch(/^Still searching/);
  expect(toMessage({ kind: 'failed' })).toMatch(/isn’t working/);
});

test('what a sentence asks for comes first in one line each, is announced, and a page is offered once', () => {
  const deals = [
    {
      href: '/car-leasing?seats=7',
      count: '12 deals',
      chips: [
        { label: '7 seats', href: '/' },
        { label: 'hybrid', href: '/' },
      ],
    },
  ];
  const understood = { deals, texts: [{ title: 'Golf', href: '/golf' }], left: ['blue'] };
  const found = { kind: 'found', hits: [hit], understood } as const;

  expect(toOptions(found, question).map(({ label }) => label)).toEqual([
    '7 seats · hybrid: 12 deals',
    'Golf',
    'All results for “golf & co”',
  ]);
  expect(toMessage(found)).toBe('7 seats · hybrid: 12 deals. We didn’t use: blue. Golf. 1 result');
  expect(toOptions({ ...found, hits: [] }, question)).toHaveLength(3);
});
