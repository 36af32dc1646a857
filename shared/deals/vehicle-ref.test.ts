import { expect, test } from 'vitest';
import { isVehicleRef } from './vehicle-ref.ts';

test.each([
  ['1234567890', true],
  ['0123456789', true],
  ['123456789', false],
  ['12345678901', false],
  ['12345678x0', false],
  ['1234567890\n', false],
  [1_234_567_890, false],
  [undefined, false],
])('%j is a reference: %s', (value, expected) => {
  expect(isVehicleRef(value)).toBe(expected);
});
