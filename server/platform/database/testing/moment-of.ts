import { type SQL, sql } from 'drizzle-orm';

/** A time in place of the database's now. */
export function momentOf(ms: number): SQL {
  return sql`${new Date(ms).toISOString()}::timestamptz`;
}
