import { expect, test } from 'vitest';
import { makeVehicle, named } from '#server/catalogue/snapshot/testing/small-catalogue.ts';
import { placeInOneRange } from './merge-catalogues.ts';

/** Ranges and models as they are placed, in the order in which they were given. */
function place(...names: readonly (readonly [range: string, model: string])[]) {
  const vehicles = names.map(([range, model], index) =>
    makeVehicle(String(index), { range: named(range), model: named(model) }),
  );
  return placeInOneRange(vehicles).map(({ range, model }) => `${range.name}: ${model.name}`);
}

test('a model that one source has as a range of its own stands in the range that it belongs to', () => {
  expect(place(['e-C3', 'e-C3'], ['C3', 'C3'], ['C3', 'e-C3'])).toEqual(['C3: e-C3', 'C3: C3', 'C3: e-C3']);
  expect(place(['600', '600e'], ['600e', '600e'])).toEqual(['600: 600e', '600: 600e']);
  expect(place(['e-C4', 'e-C4 X'], ['C4 X', 'e-C4 X'], ['e-C4 X', 'e-C4 X'])).toEqual(
    new Array(3).fill('C4 X: e-C4 X'),
  );
});

test('a model stays where it is when no other range has it, or when its name does not tell its range', () => {
  const alone = [
    ['e-C3', 'e-C3'],
    ['C3', 'C3'],
  ] as const;
  const estates = [
    ['Golf', 'Estate'],
    ['Passat', 'Estate'],
  ] as const;

  expect(place(...alone)).toEqual(['e-C3: e-C3', 'C3: C3']);
  expect(place(...estates)).toEqual(['Golf: Estate', 'Passat: Estate']);
});
