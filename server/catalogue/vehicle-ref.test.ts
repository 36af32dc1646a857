import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vehicleRefFor } from './vehicle-ref.ts';

test('a reference is ten digits that do not begin with 0, for any parts', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (parts) => {
      expect(vehicleRefFor(parts)).toMatch(/^[1-9][0-9]{9}$/);
    }),
  );
});

test('the same parts always give the same reference', () => {
  expect(vehicleRefFor(['car', 'standard', 'Volkswagen', 'Golf'])).toBe('6333292603');
});

test('the same letters in differently divided parts give another reference', () => {
  expect(vehicleRefFor(['ab', 'c'])).not.toBe(vehicleRefFor(['a', 'bc']));
});
