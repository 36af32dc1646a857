import { expect, test } from 'vitest';
import { defaultProfile, maxInitialMonths, minInitialMonths, offeredMiles, offeredTerms } from './profile.ts';

test('the default profile is one that funders quote', () => {
  expect(offeredTerms).toContain(defaultProfile.termMonths);
  expect(offeredMiles).toContain(defaultProfile.annualMiles);
  expect(defaultProfile.initialMonths).toBeGreaterThanOrEqual(minInitialMonths);
  expect(defaultProfile.initialMonths).toBeLessThanOrEqual(maxInitialMonths);
});

test('terms and mileages are offered in rising order, each once', () => {
  for (const offered of [offeredTerms, offeredMiles]) {
    expect([...new Set(offered)].sort((a, b) => a - b)).toEqual(offered);
  }
});
