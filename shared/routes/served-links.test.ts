import { expect, test } from 'vitest';
import { waysOn } from '#shared/pages/errors/error-page.tsx';
import { accountPaths } from './account-paths.ts';
import { menuPlans } from './menu-plans.ts';
import { primaryLinks } from './navigation.ts';
import { isServed, servedGroups, servedPlans } from './served-links.ts';
import { siteLinks } from './site-links.ts';

/** Links that are declared already and shown once their pages are in the site map. */
const waiting: readonly string[] = [
  '/cricket-club-partnership',
  '/insurance-products',
  '/our-story',
  '/testimonials',
];

test('every address of the account area has its page', () => {
  const paths = Object.values(accountPaths);
  const unserved = paths.filter((path) => !isServed({ label: '', path }));

  expect(paths.length).toBeGreaterThan(15);
  expect(unserved).toEqual([]);
});

test('only the listed links lead to pages that do not exist yet', () => {
  const unserved = Object.values(siteLinks).filter((link) => !isServed(link));

  expect(unserved.map(({ path }) => path).toSorted()).toEqual(waiting);
});

test('a link is served only at the exact address of a page: a town’s path has the shape of a make’s, but no page', () => {
  expect(isServed({ label: 'Bury', path: '/car-leasing/bury' })).toBe(false);
  expect(isServed({ label: 'Nothing', path: '/nothing' })).toBe(false);
  expect(isServed({ label: 'Cars', path: '/car-leasing' })).toBe(true);
});

test('query and fragment change nothing, and body types are known by their slugs', () => {
  expect(isServed(siteLinks.electricMakes)).toBe(true);
  expect(isServed({ label: 'How prices work', path: '/#how-prices-work' })).toBe(true);
  expect(isServed({ label: 'SUV', path: '/business-car-leasing/body-type/suv' })).toBe(true);
  expect(isServed({ label: 'Boat', path: '/car-leasing/body-type/boat' })).toBe(false);
});

test('a group keeps the links that are served, and is left out when it has none', () => {
  const nowhere = { label: 'Nowhere', path: '/nowhere' };

  expect(
    servedGroups([
      { label: 'Some', links: [nowhere, siteLinks.carDeals] },
      { label: 'None', links: [nowhere] },
    ]),
  ).toEqual([{ label: 'Some', links: [siteLinks.carDeals] }]);
});

test('sections of the menu never show a link to a page that is not there', () => {
  const shown = [...servedPlans('car'), ...servedPlans('van')];
  const links = shown.flatMap(({ all, groups }) => [
    ...(all ? [all] : []),
    ...groups.flatMap((group) => group.links),
  ]);

  expect(shown.length).toBeGreaterThanOrEqual(menuPlans.car.length);
  expect(links.filter((link) => !isServed(link))).toEqual([]);
});

test('the links that are shown unfiltered are served: those beside the buttons and those on error pages', () => {
  const links = [...primaryLinks.car, ...primaryLinks.van, ...waysOn.flatMap((group) => group.links)];

  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !isServed(link))).toEqual([]);
});
