import { expect, test } from 'vitest';
import { createTrail, dealTrail } from './deal-trail.ts';

const bmw = { name: 'BMW', slug: 'bmw' };
const series = { name: '3 Series', slug: '3-series' };
const location = { path: '/x', params: {}, search: new URLSearchParams() };

test('the first crumb is Home, once, and the page itself comes last', () => {
  const trail = createTrail(
    { trail: () => dealTrail({ dealType: 'personal', pricingType: 'standard', topic: { make: bmw } }) },
    undefined,
    location,
  );

  expect(trail).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Car Leasing', path: '/car-leasing' },
    { name: 'BMW', path: '/car-leasing/bmw' },
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
