import { expect, test } from 'vitest';
import { linkUnder, menuDealType } from './menu-deal-type.ts';

function page(address: string): URL {
  return new URL(address, 'http://site.example');
}

test('the menu switches to van items on van pages, whatever was chosen for cars', () => {
  expect(menuDealType(page('/van-leasing/ford'), 'business')).toBe('van');
  expect(menuDealType(page('/short-term-van-leasing'), undefined)).toBe('van');
});

test('a page with a deal type of its own decides; the stored choice decides on the others', () => {
  expect(menuDealType(page('/business-car-leasing/bmw'), 'personal')).toBe('business');
  expect(menuDealType(page('/car-leasing'), 'business')).toBe('personal');
  expect(menuDealType(page('/all-manufacturers?dealType=business'), 'personal')).toBe('business');
  expect(menuDealType(page('/'), 'business')).toBe('business');
  expect(menuDealType(page('/'), undefined)).toBe('personal');
});

test('manufacturers are listed under the deal type of the menu, with the fuel that was asked for', () => {
  expect(linkUnder('/all-manufacturers', 'business')).toBe('/all-manufacturers?dealType=business');
  expect(linkUnder('/all-manufacturers?fuel=electric', 'business')).toBe(
    '/all-manufacturers?fuel=electric&dealType=business',
  );
  expect(linkUnder('/all-manufacturers', 'personal')).toBe('/all-manufacturers');
  expect(linkUnder('/van-manufacturers', 'van')).toBe('/van-manufacturers');
});
