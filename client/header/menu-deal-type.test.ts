import { expect, test } from 'vitest';
import { factsAt } from '#shared/routes/page.ts';
import { getPage, type PageName, pageNames } from '#shared/routes/site-map.ts';
import { linkUnder, menuDealType } from './menu-deal-type.ts';

const page = (name: PageName, search = '') => factsAt(getPage(name), search);

test('the menu switches to van items on van pages, whatever was chosen for cars', () => {
  expect(menuDealType(page('vanMake'), 'business')).toBe('van');
  expect(menuDealType(page('electricVans'), undefined)).toBe('van');
  expect(menuDealType(page('sellVan'), undefined)).toBe('van');
  expect(menuDealType(page('requestQuote', '?dealType=van'), 'business')).toBe('van');
});

test('a page with a deal type of its own decides; the stored choice decides on the others', () => {
  expect(menuDealType(page('businessMake'), 'personal')).toBe('business');
  expect(menuDealType(page('personalDeals'), 'business')).toBe('personal');
  expect(menuDealType(page('allManufacturers', '?dealType=business'), 'personal')).toBe('business');
  expect(menuDealType(page('allManufacturers'), 'business')).toBe('personal');
  expect(menuDealType(page('requestQuote', '?dealType=business'), 'personal')).toBe('business');
  expect(menuDealType(page('home'), 'business')).toBe('business');
  expect(menuDealType(page('home'), undefined)).toBe('personal');
});

test('of the pages about car leasing, only themes with an address of their own leave the menu to the choice', () => {
  const free = pageNames.filter(
    (name) =>
      getPage(name).dealType && menuDealType(page(name), 'business') !== menuDealType(page(name), 'personal'),
  );

  expect(free).toEqual([
    'insuredCars',
    'electricCars',
    'hybridCars',
    'hydrogenCars',
    'usedCars',
    'shortTermCars',
  ]);
});

test('manufacturers are listed under the deal type of the menu, with the fuel that was asked for', () => {
  expect(linkUnder('/all-manufacturers', 'business')).toBe('/all-manufacturers?dealType=business');
  expect(linkUnder('/all-manufacturers?fuel=electric', 'business')).toBe(
    '/all-manufacturers?fuel=electric&dealType=business',
  );
  expect(linkUnder('/all-manufacturers', 'personal')).toBe('/all-manufacturers');
  expect(linkUnder('/van-manufacturers', 'van')).toBe('/van-manufacturers');
});

test('links to cars lead a business to business pages, where there are any', () => {
  expect(linkUnder('/car-leasing/special-offers', 'business')).toBe('/business-car-leasing/special-offers');
  expect(linkUnder('/electric-car-leasing', 'business')).toBe('/business-car-leasing?fuel=electric');
  expect(linkUnder('/used-car-leasing', 'business')).toBe('/used-car-leasing');
  expect(linkUnder('/electric-car-leasing', 'personal')).toBe('/electric-car-leasing');
});
