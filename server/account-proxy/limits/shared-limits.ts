import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRedis,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import type { RedisConnection } from '#server/account-proxy/session/redis-connection.ts';
import type { Database } from '#server/database/database.ts';
import { rateLimits } from '#server/account-proxy/limits/rate-limits-table.ts';
import { createLimits, type LimiterOptions } from './create-limits.ts';
import type { RateLimits } from './rate-limits.ts';

/** Limits that all nodes share through Redis; while it is away each node counts for itself. */
export function createRedisLimits(redis: RedisConnection): RateLimits {
  return createLimits((options) =>
    insured(
      new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true, ...insurance(options) }),
      250,
    ),
  );
}

/** Limits that all nodes share through the database; while it is away each node counts for itself. */
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

/** A store that hangs counts as away. */
function insured(limiter: RateLimiterAbstract, timeoutMs: number): RateLimiterAbstract {
  return new RLWrapperTimeouts({ limiter, timeoutMs });
}
