import { expect, test } from 'vitest';
import { findNearName } from './near-name.ts';

const known = ['complaint', 'data-protection-complaint', 'careers', 'contact', 'fleet', 'DRAIN_MS'];

test.each([
  ['complant', 'complaint'],
  ['Complaints', 'complaint'],
  ['conatct', 'contact'],
  ['data-protecton-complaint', 'data-protection-complaint'],
  ['career', 'careers'],
  ['DRAIN_SM', 'DRAIN_MS'],
  ['fleet', 'fleet'],
])('"%s" most likely means %s', (word, meant) => {
  expect(findNearName(word, known)).toBe(meant);
});

test.each(['', 'x', 'newsletter', 'sales', 'PATH'])('"%s" is close to no name', (word) => {
  expect(findNearName(word, known)).toBeUndefined();
});

test('the nearest of several names is chosen', () => {
  expect(findNearName('sell-cat', ['sell-van', 'sell-car'])).toBe('sell-car');
});
