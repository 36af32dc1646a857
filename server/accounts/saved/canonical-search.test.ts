import { expect, test } from 'vitest';
import { toCanonicalSearch } from './canonical-search.ts';

test('the same filters get the same spelling, from the first page', () => {
  const spelled = [
    'fuel=hybrid,electric&page=3&term=48',
    'term=48&fuel=electric&fuel=hybrid&utm_source=x',
    'term=48&fuel=electric,hybrid&sort=best',
  ].map((query) => toCanonicalSearch('/car-leasing', query)?.query);

  expect(new Set(spelled)).toEqual(new Set(['term=48&fuel=electric,hybrid']));
});

test('filters that the path sets are left out of the query', () => {
  expect(toCanonicalSearch('/car-leasing/bmw', 'make=audi&doors=5')).toEqual({
    path: '/car-leasing/bmw',
    query: 'doors=5',
  });
  expect(toCanonicalSearch('/used-car-leasing', 'pricingType=atc')?.query).toBe('');
});

test('only results pages of this site can be saved', () => {
  const elsewhere = [
    '//evil.example/car-leasing',
    'https://evil.example/car-leasing',
    '/account',
    '/car-leasing/../account',
    '/car-leasing/bmw/3-series/saloon/sport/1000000001/vehicle',
    '/car-leasing\\bmw',
    '/all-manufacturers',
    `/car-leasing/${'a'.repeat(300)}`,
  ];

  expect(elsewhere.filter((path) => toCanonicalSearch(path, ''))).toEqual([]);
});

test('a comparison can be saved too, without what is not part of it', () => {
  expect(
    toCanonicalSearch(
      '/compare-deals',
      'make=kia&deals=1000000001&deals=1000000002.24&only=differences&term=48',
    ),
  ).toEqual({ path: '/compare-deals', query: 'deals=1000000001,1000000002.24&term=48' });
  expect(toCanonicalSearch('/compare-deals', '')).toBeUndefined();
  expect(toCanonicalSearch('/compare-deals', 'deals=<script>')).toBeUndefined();
});
