import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatShortlist, maxShortlisted, parseShortlist, type ShortlistedDeal } from './shortlist.ts';

const priced: ShortlistedDeal = {
  item: '1000000001.business.24',
  savedDay: 20_779,
  price: { monthlyPence: 25_410, feePence: 24_900, excessTenths: 72 },
};

test('what is written is read again', () => {
  const deals = [priced, { item: '1000000002', savedDay: 20_001 }];

  expect(parseShortlist(formatShortlist(deals))).toEqual(deals);
});

test('a full list stays within what servers take of a cookie', () => {
  const text = formatShortlist(Array.from({ length: maxShortlisted }, () => priced));

  expect(text.length).toBeLessThan(1500);
});

test('what this site did not write is left out, and never throws', () => {
  expect(parseShortlist('<script>_1000000002~fff_1000000003~_~_1')).toEqual([
    { item: '1000000002', savedDay: Number.parseInt('fff', 36) },
  ]);
  fc.assert(fc.property(fc.string(), (text) => parseShortlist(text).length <= maxShortlisted));
});
