import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Floor,
  fitFlat,
  type Placed,
  palletWords,
  plasterboard,
  sheetWords,
  ukPallet,
} from './load-floor.ts';

test.each<[string, Floor, number, number]>([
  ['a small van', { length: 1817, width: 1229 }, 1, 0],
  ['a medium van', { length: 2512, width: 1258 }, 2, 1],
  ['a long medium van', { length: 3002, width: 1392 }, 3, 1],
  ['a large van', { length: 3705, width: 1422 }, 3, 1],
  ['a pickup', { length: 1564, width: 1224 }, 1, 0],
  ['a box two pallets wide', { length: 4100, width: 2030 }, 6, 1],
  ['a floor that takes them in both directions', { length: 3300, width: 2200 }, 5, 1],
])('%s takes the pallets and sheets that one would lay out by hand', (_, floor, pallets, sheets) => {
  expect(fitFlat(floor, ukPallet)).toHaveLength(pallets);
  expect(fitFlat(floor, plasterboard)).toHaveLength(sheets);
});

test('an item is turned where only that way it fits', () => {
  expect(fitFlat({ length: 1000, width: 1200 }, ukPallet)).toEqual([
    { x: 0, y: 0, length: 1000, width: 1200 },
  ]);
  expect(fitFlat({ length: 999, width: 1200 }, ukPallet)).toEqual([]);
});

const overlaps = (a: Placed, b: Placed) =>
  a.x < b.x + b.length && b.x < a.x + a.length && a.y < b.y + b.width && b.y < a.y + a.width;

test('on any floor the items lie inside it and none on another', () => {
  const side = fc.integer({ min: 500, max: 4_500 });
  fc.assert(
    fc.property(side, side, (length, width) => {
      const placed = fitFlat({ length, width }, ukPallet);
      for (const [index, each] of placed.entries()) {
        expect(each.x + each.length).toBeLessThanOrEqual(length);
        expect(each.y + each.width).toBeLessThanOrEqual(width);
        expect(placed.slice(index + 1).some((other) => overlaps(each, other))).toBe(false);
      }
      expect(placed.length).toBeLessThanOrEqual((length * width) / (1200 * 1000));
    }),
  );
});

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
