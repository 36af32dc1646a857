import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequestsError } from '#server/errors.ts';
import { type LimitName, limits, type RateLimits } from './rate-limits.ts';

/** What a limiter is made with. */
export interface LimiterOptions {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

/** Limits over limiters of any kind, one for each name. */
export function createLimits(createLimiter: (options: LimiterOptions) => RateLimiterAbstract): RateLimits {
  const names = Object.keys(limits) as readonly LimitName[];
  const limiters = new Map(
    names.map((name) => {
      const { points, seconds } = limits[name];
      return [name, createLimiter({ keyPrefix: `limit:${name}`, points, duration: seconds })] as const;
    }),
  );
  const getLimiter = (name: LimitName) => limiters.get(name) as RateLimiterAbstract;
  return {
    count: async (name, key) => {
      try {
        await getLimiter(name).consume(toKey(key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new TooManyRequestsError(Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    giveBack: async (name, key) => void (await getLimiter(name).reward(toKey(key))),
    forget: async (name, key) => void (await getLimiter(name).delete(toKey(key))),
  };
}

/** E-mail addresses are not kept in clear, and spelling does not buy more attempts. */
function toKey(key: string): string {
  return createHash('sha256').update(key.normalize('NFKC').trim().toLowerCase()).digest('base64url');
}
