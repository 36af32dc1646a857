import { expect, test } from 'vitest';
import { takeAtLeast } from './clock.ts';

/** How long an answer with a minimum of 100 ms waits when the clock moves by this much in the meantime. */
async function waitAfter(movedMs: number): Promise<number> {
  let [now, slept] = [1_000_000_000, 0];
  const sleep = async (ms: number) => {
    slept = ms;
  };
  const work = async () => {
    now += movedMs;
  };
  await takeAtLeast(100, { now: () => now, sleep }, work);
  return slept;
}

test('an answer waits for the rest of its minimum time, and never longer than that when the clock is put back', async () => {
  expect([await waitAfter(30), await waitAfter(200), await waitAfter(-24 * 3_600_000)]).toEqual([70, 0, 100]);
});
