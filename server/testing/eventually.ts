import { expect } from 'vitest';

/** Repeats the question until the answer is the expected one; fails with the last answer after `timeoutMs`. */
export async function eventually<Answer>(
  ask: () => Answer | Promise<Answer>,
  wanted: Answer,
  timeoutMs = 60_000,
): Promise<void> {
  await expect.poll(ask, { timeout: timeoutMs, interval: 50 }).toEqual(wanted);
}
