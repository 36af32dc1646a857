import type { Config } from '#server/platform/config/config.ts';
import type { AccountServices } from './account-services.ts';

/** Time as the proxy reads and spends it; tests bring their own. */
export interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
}

/** What the routes of the account proxy are made from. */
export interface ProxyParts {
  readonly config: Pick<Config, 'siteOrigin'>;
  readonly services: AccountServices;
  readonly clock?: Clock;
}

export const systemClock: Clock = {
  now: Date.now,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Answers no sooner than this, so that the time tells nothing of what was found. */
export async function takeAtLeast<Result>(
  ms: number,
  clock: Clock,
  work: () => Promise<Result>,
): Promise<Result> {
  const endsAt = clock.now() + ms;
  try {
    return await work();
  } finally {
    // Bounded, should the clock be put back meanwhile.
    await clock.sleep(Math.min(ms, Math.max(0, endsAt - clock.now())));
  }
}
