import * as t from 'drizzle-orm/pg-core';

/** Attempts counted against limits, in the columns that the package rate-limiter-flexible writes. */
export const rateLimits = t.pgTable('rate_limits', {
  key: t.text().primaryKey(),
  points: t.integer().notNull(),
  expire: t.timestamp({ withTimezone: true }),
});
