import { expect, test } from 'vitest';
import { defaultProfile, maxInitialMonths, minInitialMonths, offeredMiles, offeredTerms } from './profile.ts';
import { initialChoices } from './profile-fields.ts';

test('the default profile is one that funders quote', () => {
  expect(offeredTerms).toContain(defaultProfile.termMonths);
  expect(offeredMiles).toContain(defaultProfile.annualMiles);
  expect(defaultProfile.initialMonths).toBeGreaterThanOrEqual(minInitialMonths);
  expect(defaultProfile.initialMonths).toBeLessThanOrEqual(maxInitialMonths);
});

test('initial payments longer than the lease cannot be chosen, and say why', () => {
  const disabled = (term: number) => initialChoices(term).filter(({ isDisabled }) => isDisabled);

  expect(initialChoices(6)).toHaveLength(12);
  expect(disabled(6).map(({ value }) => value)).toEqual(['7', '8', '9', '10', '11', '12']);
  expect(disabled(6)[0]?.label).toBe('7 months: longer than the lease');
  expect(disabled(12)).toEqual([]);
});

test('terms and mileages are offered in rising order, each once', () => {
  for (const offered of [offeredTerms, offeredMiles]) {
    expect([...new Set(offered)].sort((a, b) => a - b)).toEqual(offered);
  }
});
