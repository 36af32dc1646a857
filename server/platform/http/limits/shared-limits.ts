import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '#server/platform/database/database.ts';
import type { RedisConnection } from '#server/platform/database/redis-connection.ts';
import { withinAwake } from '#server/platform/time/after-awake.ts';
import { createLimits, type Limiter } from './create-limits.ts';
import type { RateLimits } from './rate-limits.ts';
import { rateLimits } from './rate-limits-table.ts';

/** Limits that all nodes share through Redis; while it is down each node counts on its own. */
export function createRedisLimits(redis: RedisConnection): RateLimits {
  return createLimits((options) =>
    insured(
      new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true }),
      new RateLimiterMemory(options),
      250,
    ),
  );
}

/** Limits that all nodes share through the database; while it is down each node counts on its own. */
export function createDatabaseLimits({ orm }: Pick<Database, 'orm'>): RateLimits {
  return createLimits((options) =>
    insured(
      new RateLimiterDrizzle({ ...options, storeClient: orm, schema: rateLimits }),
      new RateLimiterMemory(options),
      2000,
    ),
  );
}

/** Counts in memory while the store is down; a store that does not answer in time counts as down. */
function insured(store: RateLimiterAbstract, memory: RateLimiterMemory, timeoutMs: number): Limiter {
  const call = async <Result>(ask: (limiter: RateLimiterAbstract) => Promise<Result>) => {
    try {
      return await withinAwake(timeoutMs, ask(store));
    } catch (refusalOrFault) {
      if (refusalOrFault instanceof RateLimiterRes) throw refusalOrFault;
      return ask(memory);
    }
  };
  return {
    consume: (key) => call((limiter) => limiter.consume(key)),
    reward: (key) => call((limiter) => limiter.reward(key)),
    delete: (key) => call((limiter) => limiter.delete(key)),
  };
}
