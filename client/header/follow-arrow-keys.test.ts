import { expect, test } from 'vitest';
import { nextPlace } from './follow-arrow-keys.ts';

const row = { count: 3, forwards: 'ArrowRight', backwards: 'ArrowLeft' };

test('arrow keys step along a line and stop at its end', () => {
  expect(nextPlace('ArrowRight', 0, row)).toBe(1);
  expect(nextPlace('ArrowRight', 2, row)).toBe(2);
  expect(nextPlace('ArrowLeft', 2, row)).toBe(1);
  expect(nextPlace('ArrowLeft', 0, row)).toBe(-1);
});

test('Home and End lead to both ends', () => {
  expect(nextPlace('Home', 2, row)).toBe(0);
  expect(nextPlace('End', 0, row)).toBe(2);
});

test('other keys are left to the browser', () => {
  expect(nextPlace('ArrowDown', 0, row)).toBeUndefined();
  expect(nextPlace('Tab', 0, row)).toBeUndefined();
});
