import { expect, test } from 'vitest';
import { palletWords, sheetWords } from './load-floor-words.ts';

test.each([
  [900, 'No UK pallets (1.2 × 1.0 m) fit.'],
  [1_800, 'One UK pallet (1.2 × 1.0 m) fits.'],
  [3_002, 'Three UK pallets (1.2 × 1.0 m) fit side by side.'],
])('pallets on a floor of %i mm are told', (length, words) => {
  expect(palletWords({ length, width: 1_392 })).toBe(words);
});

test('sheets lie flat or they do not', () => {
  expect(sheetWords({ length: 2_512, width: 1_258 })).toBe(
    'Plasterboard sheets (2.4 × 1.2 m) lie flat in one stack.',
  );
  expect(sheetWords({ length: 4_900, width: 1_258 })).toBe(
    'Plasterboard sheets (2.4 × 1.2 m) lie flat in two stacks.',
  );
  expect(sheetWords({ length: 1_817, width: 1_229 })).toBe(
    'Plasterboard sheets (2.4 × 1.2 m) don’t lie flat.',
  );
});
