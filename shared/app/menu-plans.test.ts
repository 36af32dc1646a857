import { expect, test } from 'vitest';
import { allDealTypes, dealTypes } from '#shared/deals/deal-type.ts';
import { bodyTypePath } from '#shared/routes/body-type-path.ts';
import { manufacturersPath, scopePath } from '#shared/routes/link-to.ts';
import { getPage, pageNames } from '#shared/routes/site-map.ts';
import { navigationLinks } from './footer-links.ts';
import { linkToPage, menuButtons, menuPlans, vehicleTabs } from './menu-plans.ts';

/** Links of the spec's section 2 in its own words, each with its path of product.md. */
const headerLinks = {
  'car leasing': '/car-leasing',
  'car special offers': '/car-leasing/special-offers',
  'in-stock cars': '/car-leasing/in-stock',
  'electric leasing': '/electric-car-leasing',
  'hybrid leasing': '/hybrid-car-leasing',
  'hydrogen leasing': '/hydrogen-car-leasing',
  'salary sacrifice': '/salary-sacrifice',
  'used car leasing': '/used-car-leasing',
  'business deals': '/business-car-leasing',
  'company fleet support': '/company-fleet-support',
  'van deals': '/van-leasing',
  'van stock': '/van-leasing/in-stock',
  'electric van leasing': '/electric-van-leasing',
  'van special offers': '/van-leasing/special-offers',
  'short term car leasing': '/short-term-car-leasing',
  'short term van leasing': '/short-term-van-leasing',
  'comparison of deals': '/compare-deals',
  'eligibility checker': '/finance-eligibility-checker',
  'sell your car': '/sell-your-car',
  'sell your van': '/sell-your-van',
  'blog/news': '/news',
  'a partner content page': '/cricket-club-partnership',
  'account login': '/account/login',
  'account home': '/account',
  'account app info page': '/account/app',
  'request a callback': '/request-callback',
  contact: '/contact',
};

const helpPages = {
  'finance advice': '/car-finance-advice',
  'vehicle care': '/vehicle-care',
  FAQs: '/faq',
  testimonials: '/testimonials',
  'our story': '/our-story',
  'insurance products': '/insurance-products',
  'car matching tool': '/car-matching-tool',
  'company car tax calculator': '/company-car-tax-calculator',
  'mileage calculator': '/mileage-calculator',
  'fair wear and tear': '/fair-wear-and-tear',
  guides: '/guides',
};

function listMenuPaths(tab: 'car' | 'van'): readonly string[] {
  return menuPlans[tab].flatMap(({ all, groups }) => [
    ...(all ? [all.path] : []),
    ...groups.flatMap(({ links }) => links.map(({ path }) => path)),
  ]);
}

const menuPaths = new Set([...listMenuPaths('car'), ...listMenuPaths('van')]);

test.each(Object.entries(headerLinks))('header links cover: %s', (_, path) => {
  expect([...menuPaths]).toContain(path);
});

test.each(Object.entries(helpPages))('help pages in the menu: %s', (_, path) => {
  expect(listMenuPaths('car')).toContain(path);
});

test('salary sacrifice is found by employees, among the deals and the calculators, and not under business alone', () => {
  const found = menuPlans.car.filter(({ groups }) =>
    groups.some(({ links }) => links.some(({ path }) => path === '/salary-sacrifice')),
  );

  expect(found.map(({ id }) => id)).toEqual(['deals', 'business', 'tools']);
});

test('the header shows car and van tabs, which lead to the deals of each', () => {
  expect(vehicleTabs).toEqual({
    car: { label: 'Cars', path: '/car-leasing' },
    van: { label: 'Vans', path: '/van-leasing' },
  });
});

test('the menu switches to van items on van pages', () => {
  const vans = listMenuPaths('van').filter((path) => /\bvan/.test(path));
  const cars = listMenuPaths('van').filter((path) => /\bcars?\b/.test(path));

  expect(vans.length).toBeGreaterThan(6);
  for (const { path, tab } of pageNames.map(getPage)) {
    if (vans.includes(path)) expect([path, tab]).toEqual([path, 'van']);
  }
  // In the van menu, only links that companies or all drivers may want lead to pages about cars.
  expect(cars).toEqual(['/business-car-leasing', '/car-finance-advice']);
});

test('dynamic link shapes: /{make} under the deal type, /body-type/{bodyType}', () => {
  for (const dealType of allDealTypes) {
    const { slug } = dealTypes[dealType];
    expect(scopePath(dealType, { make: 'ford' })).toBe(`/${slug}/ford`);
    expect(bodyTypePath(dealType, 'pickup')).toBe(`/${slug}/body-type/pickup`);
  }
});

test('dynamic link shapes: /all-manufacturers (optional query fuel, a comma list), /van-manufacturers', () => {
  expect(manufacturersPath('car')).toBe('/all-manufacturers');
  expect(manufacturersPath('car', ['electric', 'hybrid'])).toBe('/all-manufacturers?fuel=electric,hybrid');
  expect(manufacturersPath('commercial')).toBe('/van-manufacturers');
});

test('popular manufacturers end with a link to all manufacturers', () => {
  const [cars, vans] = [...menuPlans.car, ...menuPlans.van].filter(({ lists }) => lists === 'makes');

  expect(cars?.all).toEqual({ label: 'View all manufacturers', path: '/all-manufacturers' });
  expect(vans?.all?.path).toBe('/van-manufacturers');
});

test('a tab has at most six buttons, each with a fragment of its own on the page of all menus', () => {
  const buttons = [...menuButtons('car'), ...menuButtons('van')];

  expect(menuButtons('car').length).toBeLessThanOrEqual(6);
  expect(menuButtons('van').length).toBeLessThanOrEqual(6);
  expect(new Set(buttons.map(({ id }) => id)).size).toBe(buttons.length);
  expect(buttons.filter(({ id, path }) => path !== `/menu#${id}`)).toEqual([]);
});

test('no two pages of the menus and the footer are called the same', () => {
  const linked = pageNames.filter((name) => navigationLinks.some(({ path }) => path === getPage(name).path));
  const labels = linked.map((name) => linkToPage(name).label);

  expect(labels.length).toBeGreaterThan(60);
  expect(labels.filter((label, place) => label === '' || labels.indexOf(label) !== place)).toEqual([]);
});
