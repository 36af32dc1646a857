import { expect, test } from 'vitest';
import { dealTypeOfPath } from './page-product.ts';

test('the path of a page says what deal type it is about, where it is about one', () => {
  expect(dealTypeOfPath('/car-leasing')).toBe('personal');
  expect(dealTypeOfPath('/electric-car-leasing')).toBe('personal');
  expect(dealTypeOfPath('/car-leasing-with-insurance')).toBe('personal');
  expect(dealTypeOfPath('/business-car-leasing/bmw')).toBe('business');
  expect(dealTypeOfPath('/van-leasing/ford')).toBe('van');
  expect(dealTypeOfPath('/electric-van-leasing')).toBe('van');
  expect(dealTypeOfPath('/van-manufacturers')).toBe('van');
});

test('pages about no deal type leave the choice to the visitor', () => {
  for (const path of ['/', '/contact', '/search', '/all-manufacturers', '/account']) {
    expect(dealTypeOfPath(path)).toBeUndefined();
  }
});
