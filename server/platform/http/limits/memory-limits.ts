import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createLimits } from './create-limits.ts';
import type { RateLimits } from './rate-limits.ts';

/** Limits of this process alone. */
export function createMemoryLimits(): RateLimits {
  return createLimits((options) => new RateLimiterMemory(options));
}
