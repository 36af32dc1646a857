import { expect, test } from 'vitest';
import { retryDelay, retryDelaysMs } from './retry-delays.ts';

const hourMs = 3_600_000;

test('tries go on for three days at growing intervals, then end', () => {
  const total = retryDelaysMs.reduce((sum, delayMs) => sum + delayMs, 0);

  expect(total / hourMs).toBeGreaterThan(66);
  expect(total / hourMs).toBeLessThanOrEqual(72);
  expect(retryDelaysMs).toEqual(retryDelaysMs.toSorted((a, b) => a - b));
  expect(retryDelay(retryDelaysMs.length, retryDelaysMs, 0)).toBeDefined();
  expect(retryDelay(retryDelaysMs.length + 1, retryDelaysMs, 0)).toBeUndefined();
});

test('a wait varies at random by up to a fifth', () => {
  expect([0, 0.5, 1].map((chance) => retryDelay(1, retryDelaysMs, chance))).toEqual([8_000, 10_000, 12_000]);
});
