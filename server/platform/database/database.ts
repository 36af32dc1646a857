import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  readonly rows: readonly Row[];
}

interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/** Drizzle on either driver. The result of `execute` is reduced to `rows`, which both have. */
export type Orm = PgDatabase<RowsResult>;

/** One open database: PostgreSQL through a pool, or the embedded one in this process. */
export interface Database {
  readonly kind: 'postgresql' | 'embedded';
  readonly orm: Orm;
  /**
   * Brings the tables up to date with the generated SQL in this folder; only one process at a time does so. Throws
   * `OtherHistoryError` for tables from before the first release.
   */
  migrate(migrationsFolder: string): Promise<void>;
  /** Runs `work` alone under this name, on all nodes. Throws `LockHeldError` instead of waiting. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Whether a query is answered within two seconds, by a database that takes writes; never throws. */
  isReachable(): Promise<boolean>;
  /** Waits for running queries, then releases connections and the data folder. */
  close(): Promise<void>;
}

/** Where the database is: a PostgreSQL URL, else the embedded one under `dataFolder`. */
export interface DatabaseLocation {
  readonly url?: string | undefined;
  readonly dataFolder: string;
}

/** The disk of the data folder is full; the message says what to do. */
export class NoRoomError extends Error {
  constructor(folder: string, options?: ErrorOptions) {
    const message = `The disk of the data folder ${folder} is full, so the embedded database cannot be opened. Make room (100 MB at least), then start again: what was stored is still there.`;
    super(message, options);
    this.name = 'NoRoomError';
  }
}

/** Another process holds the lock; the message says which lock and, if known, which process. */
export class LockHeldError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LockHeldError';
  }
}
