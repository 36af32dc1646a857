import { expect, test } from 'vitest';
import { getPage } from '#shared/routes/site-map.ts';
import { productOfPage } from './search-box.tsx';

test('the record of a page says what product is searched, where the page is about a deal type', () => {
  expect(productOfPage(getPage('personalDeals'), 'business')).toBe('personal-contract-hire');
  expect(productOfPage(getPage('electricCars'), 'business')).toBe('personal-contract-hire');
  expect(productOfPage(getPage('insuredCars'), 'business')).toBe('personal-contract-hire');
  expect(productOfPage(getPage('businessMake'), 'personal')).toBe('contract-hire');
  expect(productOfPage(getPage('vanMake'), 'personal')).toBe('contract-hire');
  expect(productOfPage(getPage('electricVans'), 'personal')).toBe('contract-hire');
  expect(productOfPage(getPage('vanManufacturers'), 'personal')).toBe('contract-hire');
});

test('pages about no deal type leave the choice to the visitor', () => {
  for (const name of ['home', 'contact', 'search', 'allManufacturers', 'accountHome'] as const) {
    expect(productOfPage(getPage(name), 'business')).toBe('contract-hire');
    expect(productOfPage(getPage(name), 'personal')).toBe('personal-contract-hire');
    expect(productOfPage(getPage(name), undefined)).toBe('personal-contract-hire');
  }
});
