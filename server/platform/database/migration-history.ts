import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Orm } from './database.ts';

/** The database was made by migrations that this build does not have; the message says what to do. */
export class OtherHistoryError extends Error {
  constructor() {
    super(
      'The database was made by a build before the first release, and no migration leads from its tables to those of this one. Start with an empty database.',
    );
    this.name = 'OtherHistoryError';
  }
}

/** Throws `OtherHistoryError` unless the database is new or began with the first migration of the folder. */
export async function refuseOtherHistory(orm: Orm, migrationsFolder: string): Promise<void> {
  const found = await orm.execute<{ there: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (found.rows[0]?.there !== true) return;
  const { rows } = await orm.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by id limit 1`,
  );
  const first = rows[0]?.hash;
  if (first !== undefined && first !== readMigrationFiles({ migrationsFolder })[0]?.hash)
    throw new OtherHistoryError();
}

/** Puts the tables of a build before the first release aside, into the schema `before_first_release`: nothing is lost. */
export async function putTablesAside(orm: Orm): Promise<void> {
  await orm.transaction(async (within) => {
    await within.execute(sql`alter schema public rename to before_first_release`);
    await within.execute(sql`alter table drizzle.__drizzle_migrations set schema before_first_release`);
    await within.execute(sql`create schema public`);
  });
}
