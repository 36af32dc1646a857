import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequestsError } from '#server/platform/http/errors.ts';
import { toAddress } from '#server/platform/person/email-address.ts';
import { type LimitName, limits, type RateLimits } from './rate-limits.ts';

/** Options of a limiter. */
interface LimiterOptions {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

/** Counts for each key. `consume` rejects with a `RateLimiterRes` when that is too many. */
export interface Limiter {
  consume(key: string): Promise<unknown>;
  reward(key: string): Promise<unknown>;
  delete(key: string): Promise<unknown>;
}

/** Makes limits from limiters of any kind, one limiter for each name. */
export function createLimits(createLimiter: (options: LimiterOptions) => Limiter): RateLimits {
  const names = Object.keys(limits) as readonly LimitName[];
  const limiters = new Map(
    names.map((name) => {
      const { points, seconds } = limits[name];
      return [name, createLimiter({ keyPrefix: `limit:${name}`, points, duration: seconds })] as const;
    }),
  );
  const getLimiter = (name: LimitName) => limiters.get(name) as Limiter;
  const countOne = async (name: LimitName, key: string): Promise<RateLimiterRes | undefined> => {
    const limiter = getLimiter(name);
    const refusal = await consume(limiter, toKey(key));
    // A wait longer than the limit's own period means that the clock was put back, so counting starts again.
    if (!refusal || refusal.msBeforeNext <= limits[name].seconds * 1000 + clockSlackMs) return refusal;
    await limiter.delete(toKey(key));
    return consume(limiter, toKey(key));
  };
  return {
    count: async (name, key) => {
      const refusal = await countOne(name, key);
      if (refusal) throw new TooManyRequestsError(Math.ceil(refusal.msBeforeNext / 1000));
    },
    isWithin: async (name, key) => (await countOne(name, key)) === undefined,
    giveBack: async (name, key) => void (await getLimiter(name).reward(toKey(key))),
    forget: async (name, key) => void (await getLimiter(name).delete(toKey(key))),
  };
}

/** The clocks of nodes that share a limit may differ by this much. */
const clockSlackMs = 60_000;

/** Counts one attempt. Returns the refusal if that is too many. */
async function consume(limiter: Limiter, key: string): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

/** Hashes the key, so that email addresses are not stored as text; spellings of one address count as one. */
function toKey(key: string): string {
  return createHash('sha256').update(toAddress(key)).digest('base64url');
}

/** Limits that are counted in this process only. */
export function createMemoryLimits(): RateLimits {
  return createLimits((options) => new RateLimiterMemory(options));
}
