import * as t from 'drizzle-orm/pg-core';

/**
 * Changes that were committed, each by the name it was given beforehand, for a day: whoever lost the connection at COMMIT
 * finds here what became of it. Written in the transaction of the change, or, once it is known not to be done, by whoever
 * looked it up, so that it cannot be done afterwards either.
 */
export const commits = t.pgTable('commits', {
  id: t.uuid().primaryKey(),
  isCalledOff: t.boolean('is_called_off').notNull().default(false),
  at: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
});
