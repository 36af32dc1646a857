import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequestsError } from '#server/platform/http/errors.ts';

/** Searches of one address in ten seconds: somebody who types fast asks five times a second, and offices share one. */
const searchesInTime = 80;
const seconds = 10;

/**
 * Counts searches by address in this process alone: a search costs less than asking the shared store whether it may be
 * done, and what all of them together may take is bounded by the provider. Throws `TooManyRequestsError`.
 */
export function createSearchLimit(): (address: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: searchesInTime, duration: seconds });
  return async (address) => {
    try {
      await limiter.consume(address);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new TooManyRequestsError(Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}
