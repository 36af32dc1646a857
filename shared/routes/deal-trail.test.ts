import { expect, test } from 'vitest';
import { createTrail, dealTrail } from './deal-trail.ts';
import type { PageServer } from './page.ts';

const bmw = { name: 'BMW', slug: 'bmw' };
const series = { name: '3 Series', slug: '3-series' };
const location = { path: '/x', params: {}, search: new URLSearchParams() };

function pageWith(words: Pick<PageServer<unknown>, 'name' | 'crumb' | 'above' | 'trail'>) {
  const metadata = () => ({ title: '', description: '' });
  const server: PageServer<unknown> = { ...words, cache: 'short', breadcrumbs: 'light', metadata };
  return { path: '/x', server };
}

test('the first crumb is Home, once, and the page itself comes last', () => {
  const trail = createTrail(
    pageWith({
      trail: () => dealTrail({ dealType: 'personal', pricingType: 'standard', topic: { make: bmw } }),
    }),
    undefined,
    location,
  );

  expect(trail).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Car Leasing', path: '/car-leasing' },
    { name: 'BMW', path: '/car-leasing/bmw' },
  ]);
});

test('a page that has a name ends the trail with it in title case, or with its crumb, below what is above it', () => {
  const above = [{ name: 'Car Finance Advice', path: '/car-finance-advice' }];
  const namesOf = (page: ReturnType<typeof pageWith>) =>
    createTrail(page, undefined, location).map(({ name }) => name);

  expect(namesOf(pageWith({ name: 'VAT on a leased car' }))).toEqual(['Home', 'VAT on a Leased Car']);
  expect(namesOf(pageWith({ name: 'Lease, PCP or cash?', crumb: 'Lease, PCP or Cash', above }))).toEqual([
    'Home',
    'Car Finance Advice',
    'Lease, PCP or Cash',
  ]);
});

test('crumbs carry pricingType for used offers and for vans too, and none for standard ones', () => {
  const paths = (pricingType: 'standard' | 'used') =>
    dealTrail({ dealType: 'van', pricingType, topic: { make: bmw, range: series } }).map(({ path }) => path);

  expect(paths('used')).toEqual([
    '/van-leasing?pricingType=used',
    '/van-leasing/bmw?pricingType=used',
    '/van-leasing/bmw/3-series?pricingType=used',
  ]);
  expect(paths('standard')).toEqual(['/van-leasing', '/van-leasing/bmw', '/van-leasing/bmw/3-series']);
});

test('personal cars with insurance go through Car Leasing and Insured', () => {
  const topic = { make: bmw };

  expect(dealTrail({ dealType: 'personal', pricingType: 'atc', topic })).toEqual([
    { name: 'Car Leasing', path: '/car-leasing?pricingType=atc' },
    { name: 'Insured', path: '/car-leasing-with-insurance' },
    { name: 'BMW', path: '/car-leasing/bmw?pricingType=atc' },
  ]);
  expect(dealTrail({ dealType: 'business', pricingType: 'atc', topic }).map(({ name }) => name)).toEqual([
    'Business Car Leasing',
    'BMW',
  ]);
});
