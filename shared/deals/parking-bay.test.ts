import { expect, test } from 'vitest';
import { bayWords } from './parking-bay.ts';

test('what a vehicle leaves of a usual bay is said in one sentence', () => {
  expect(bayWords({ lengthMm: 4284, widthMm: 1789 })).toBe(
    'It leaves 0.5 m free in a typical 4.8 m UK parking bay, and 0.3 m on each side without the mirrors.',
  );
  expect(bayWords({ lengthMm: 4284 })).toBe('It leaves 0.5 m free in a typical 4.8 m UK parking bay.');
});

test('a vehicle as long as the bay, or longer, is said to be so', () => {
  expect(bayWords({ lengthMm: 4790 })).toBe('It’s as long as a typical 4.8 m UK parking bay.');
  expect(bayWords({ lengthMm: 5981, widthMm: 2059 })).toBe(
    'It’s 1.2 m longer than a typical 4.8 m UK parking bay, with 0.2 m on each side without the mirrors.',
  );
});

test('without a length nothing is said', () => {
  expect(bayWords({ widthMm: 1789 })).toBeUndefined();
});
