import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { getPage, pageNames } from '#shared/routes/site-map.ts';
import { withKeptMiles } from './follow-links.ts';
import { createPageRoutes } from './page-routes.tsx';

const routes = createPageRoutes({
  names: pageNames,
  recordOf: getPage,
  loaderFor: () => () => null,
  componentFor: () => ({}),
});

/** Where a link leads from a page, in a browser that keeps 9,000 miles. */
function follow(from: string, href: string, isKept = true): string {
  const router = createMemoryRouter(routes, { initialEntries: [from] });
  const { pathname, search } = new URL(href, 'http://localhost');
  const facts = matchRoutes(routes, pathname)?.at(-1)?.route.handle;
  return pathname + withKeptMiles(router, { pathname, search }, facts, isKept ? { miles: 9000 } : undefined);
}

const vehicle = (slug: string) => `/${slug}/skoda/octavia/octavia-estate/1-5-tsi/1000000001/vehicle`;

test.each([
  '/car-leasing',
  '/business-car-leasing/bmw',
  '/van-leasing/ford/transit',
  '/car-leasing/bmw/3-series/3-series-touring',
  '/car-leasing/bmw/3-series/alternatives',
  '/van-leasing/body-type/crew-van',
  '/electric-car-leasing',
  '/car-leasing/special-offers',
  vehicle('car-leasing'),
  vehicle('business-car-leasing'),
  vehicle('van-leasing'),
])('%s is opened at the kept miles, from home and from a list', (path) => {
  expect(follow('/', path)).toBe(`${path}?miles=9000`);
  expect(follow('/used-car-leasing', path)).toBe(`${path}?miles=9000`);
  expect(follow('/', path, false)).toBe(path);
});

test.each([
  '/',
  '/mileage-calculator',
  '/car-leasing/bmw/3-series/customer-reviews',
  '/all-manufacturers',
  '/compare-deals?deals=1000000001',
  '/search?q=golf',
  '/shortlist',
  '/request-quote?vehicle=1000000001',
  '/account/deals',
])('%s is opened as it is', (href) => {
  expect(follow('/car-leasing', href)).toBe(href);
});

test('a link that says its miles keeps them, and other parameters stay as they are', () => {
  expect(follow('/', '/car-leasing?miles=20000')).toBe('/car-leasing?miles=20000');
  expect(follow('/', '/car-leasing?term=24&miles=')).toBe('/car-leasing?term=24&miles=');
  expect(follow('/', '/car-leasing?fuel=electric,hybrid&page=2')).toBe(
    '/car-leasing?fuel=electric,hybrid&page=2&miles=9000',
  );
});

test('links within a page change the lease that it shows, so without miles they mean the usual ones', () => {
  const path = vehicle('car-leasing');

  expect(follow('/car-leasing?miles=9000', '/car-leasing?fuel=electric')).toBe('/car-leasing?fuel=electric');
  expect(follow(`${path}?miles=9000`, `${path}?term=48`)).toBe(`${path}?term=48`);
});

test('a lease that was compared, saved or quoted is opened as it was, while lists are opened at the kept miles', () => {
  for (const from of [
    '/compare-deals',
    '/shortlist',
    '/account/deals',
    '/request-quote',
    '/mileage-calculator',
  ]) {
    expect(follow(from, vehicle('car-leasing'))).toBe(vehicle('car-leasing'));
    expect(follow(from, '/van-leasing')).toBe('/van-leasing?miles=9000');
  }
});
