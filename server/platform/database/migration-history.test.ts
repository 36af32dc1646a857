import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from './database.ts';
import { OtherHistoryError, putTablesAside } from './migration-history.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { openEmbedded } from './open-embedded.ts';

/** A database as a build before the first release has left it, with one enquiry's word in it. */
async function openOldDatabase(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  const database = await openEmbedded(folder);
  onTestFinished(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  for (const statement of [
    'create schema drizzle',
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('before', 1), ('later', 2)",
    'create table enquiries (word text)',
    "insert into enquiries values ('kept')",
  ])
    await database.orm.execute(sql.raw(statement));
  return database;
}

test('a database from before the first release is refused, and nothing in it is touched', async () => {
  const { migrate, orm } = await openOldDatabase();

  await expect(migrate(migrationsFolder)).rejects.toThrow(OtherHistoryError);
  expect((await orm.execute(sql`select word from enquiries`)).rows).toEqual([{ word: 'kept' }]);
});

test('once its tables are put aside there are new ones, and nothing is lost', async () => {
  const { migrate, orm } = await openOldDatabase();

  await putTablesAside(orm);
  await migrate(migrationsFolder);
  await migrate(migrationsFolder);

  expect((await orm.execute(sql`select count(*)::integer as count from enquiries`)).rows).toEqual([
    { count: 0 },
  ]);
  expect((await orm.execute(sql`select word from before_first_release.enquiries`)).rows).toEqual([
    { word: 'kept' },
  ]);
});

test('a database that a newer build has migrated further is none of another history', async () => {
  const { migrate, orm } = await openOldDatabase();
  await putTablesAside(orm);
  await migrate(migrationsFolder);
  const later = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Date.now() + 1000})`;
  await orm.execute(later);

  await expect(migrate(migrationsFolder)).resolves.toBeUndefined();
});
