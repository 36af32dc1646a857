const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Waits between tries: short at first, later six hours, for three days in all. */
export const retryDelaysMs: readonly number[] = [
  10 * secondMs,
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  ...Array.from({ length: 11 }, () => 6 * hourMs),
];

/** No retry is planned further ahead than this. If one seems to be, the clock was put back. */
export const longestDelayMs = 1.2 * Math.max(...retryDelaysMs);

/**
 * How long to wait after the given try. It is varied by up to a fifth by `chance` (0 to 1), so that tries that failed
 * together are not repeated together. Undefined after the last try.
 */
export function retryDelay(attempt: number, delaysMs: readonly number[], chance: number): number | undefined {
  const delayMs = delaysMs[attempt - 1];
  return delayMs === undefined ? undefined : Math.round(delayMs * (0.8 + 0.4 * chance));
}
