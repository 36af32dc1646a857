import { expect, test } from 'vitest';
import { otherProduct, productFilterFor } from './product-filter.ts';

test('Site search product filter is personal-contract-hire for personal or unset deal type, otherwise contract-hire', () => {
  expect(productFilterFor('personal')).toBe('personal-contract-hire');
  expect(productFilterFor(undefined)).toBe('personal-contract-hire');
  expect(productFilterFor('business')).toBe('contract-hire');
  expect(productFilterFor('van')).toBe('contract-hire');
});

test('each product names the other as the next to search', () => {
  expect(otherProduct('personal-contract-hire')).toBe('contract-hire');
  expect(otherProduct('contract-hire')).toBe('personal-contract-hire');
});
