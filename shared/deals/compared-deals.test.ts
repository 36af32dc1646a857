import { expect, test } from 'vitest';
import { type ComparedDeal, compareHref, formatComparedDeal } from './compared-deals.ts';
import { defaultProfile } from './profile.ts';

const car: ComparedDeal = { vehicleRef: '1000000001', dealType: 'personal', profile: defaultProfile };

test('an item says only what differs from the page’s profile', () => {
  const shorter = { ...defaultProfile, termMonths: 24, annualMiles: 8000, isMaintained: true };

  expect(formatComparedDeal(car, defaultProfile)).toBe('1000000001');
  expect(formatComparedDeal({ ...car, dealType: 'business' }, defaultProfile)).toBe('1000000001.business');
  expect(formatComparedDeal({ ...car, profile: shorter }, defaultProfile)).toBe(
    '1000000001.24.8000.maintained',
  );
  expect(
    formatComparedDeal({ ...car, profile: { ...defaultProfile, initialMonths: 3 } }, defaultProfile),
  ).toBe('1000000001.3up');
  expect(formatComparedDeal(car, shorter)).toBe('1000000001.36.10000.unmaintained');
});

test('the address of a comparison has the profile of its first deal, without what is usual', () => {
  const long = { ...car, vehicleRef: '1000000002', profile: { ...defaultProfile, termMonths: 48 } };

  expect(compareHref([])).toBe('/compare-deals');
  expect(compareHref([car, long])).toBe('/compare-deals?deals=1000000001,1000000002.48');
  expect(compareHref([long, car])).toBe('/compare-deals?deals=1000000002,1000000001.36&term=48');
});
