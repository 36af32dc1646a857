import { siteNow } from './site-clock.ts';

/** A clock that tests replace. */
export interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
}

export const systemClock: Clock = {
  now: siteNow,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * The result of the work, after this time at the earliest, so that the time of an answer tells nothing about its work.
 */
export async function takeAtLeast<Result>(
  ms: number,
  clock: Clock,
  work: () => Promise<Result>,
): Promise<Result> {
  const endsAt = clock.now() + ms;
  try {
    return await work();
  } finally {
    // Bounded by `ms`, in case the clock is put back meanwhile.
    await clock.sleep(Math.min(ms, Math.max(0, endsAt - clock.now())));
  }
}
