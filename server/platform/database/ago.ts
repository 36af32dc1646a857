import { type SQL, sql } from 'drizzle-orm';

/** Now, by the clock of the database: all that erases compares with it. Tests give another time. */
export const databaseNow: SQL = sql`now()`;

/** So many milliseconds before now. */
export function ago(ms: number, now = databaseNow): SQL {
  return sql`${now} - ${ms} * interval '1 millisecond'`;
}
