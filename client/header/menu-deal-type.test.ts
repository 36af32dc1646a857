import { expect, test } from 'vitest';
import { menuDealType } from './menu-deal-type.ts';

test('the menu switches to van items on van pages, whatever was chosen for cars', () => {
  expect(menuDealType('/van-leasing/ford', 'business')).toBe('van');
  expect(menuDealType('/short-term-van-leasing', undefined)).toBe('van');
});

test('a page with a deal type of its own decides; the stored choice decides on the others', () => {
  expect(menuDealType('/business-car-leasing/bmw', 'personal')).toBe('business');
  expect(menuDealType('/car-leasing', 'business')).toBe('personal');
  expect(menuDealType('/', 'business')).toBe('business');
  expect(menuDealType('/', undefined)).toBe('personal');
});
