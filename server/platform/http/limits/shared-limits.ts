import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRedis,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import type { Database } from '#server/platform/database/database.ts';
import type { RedisConnection } from '#server/platform/database/redis-connection.ts';
import { createLimits, type LimiterOptions } from './create-limits.ts';
import type { RateLimits } from './rate-limits.ts';
import { rateLimits } from './rate-limits-table.ts';

/** Limits that all nodes share through Redis; while it is down each node counts on its own. */
export function createRedisLimits(redis: RedisConnection): RateLimits {
  return createLimits((options) =>
    insured(
      new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true, ...insurance(options) }),
      250,
    ),
  );
}

/** Limits that all nodes share through the database; while it is down each node counts on its own. */
export function createDatabaseLimits({ orm }: Pick<Database, 'orm'>): RateLimits {
  return createLimits((options) =>
    insured(
      new RateLimiterDrizzle({ ...options, storeClient: orm, schema: rateLimits, ...insurance(options) }),
      2000,
    ),
  );
}

function insurance(options: LimiterOptions) {
  return { insuranceLimiter: new RateLimiterMemory(options) };
}

/** Adds counting in memory for while the store is down; a store that does not answer in time counts as down. */
function insured(limiter: RateLimiterAbstract, timeoutMs: number): RateLimiterAbstract {
  return new RLWrapperTimeouts({ limiter, timeoutMs });
}
