import { expect, test } from 'vitest';
import { readProfile } from './start-tray.tsx';

const profileOf = (value: string) => readProfile({ value, form: null });

test('a box that names a lease is compared at that lease, any other at the one of its page', () => {
  const usual = { termMonths: 36, annualMiles: 10_000, initialMonths: 6, isMaintained: false };

  expect(profileOf('1000000001')).toEqual(usual);
  expect(profileOf('1000000001.van')).toEqual(usual);
  expect(profileOf('1000000001.business.24.8000.3up.maintained')).toEqual({
    termMonths: 24,
    annualMiles: 8000,
    initialMonths: 3,
    isMaintained: true,
  });
  expect(profileOf('1000000001.unmaintained')).toEqual(usual);
});
