import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  createPostgresql,
  type PostgresqlServer,
  postgresqlPrograms,
} from '#server/testing/postgresql-server.ts';
import { type CommitFate, openTcpProxy } from '#server/testing/tcp-proxy.ts';
import { commitKnown, forgetCommits, isCommitted, OutcomeUnknownError } from './commit-known.ts';
import { commits } from './commits-table.ts';
import type { Orm } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { openPostgresql } from './open-postgresql.ts';
import { testOnDatabases } from './testing/test-databases.ts';

// Some of these tests cut the connection to a PostgreSQL server amid COMMIT. They are skipped where none is installed.

vi.setConfig({ testTimeout: 60_000 });

const onServer = test.skipIf(!postgresqlPrograms);
let server: PostgresqlServer;

beforeAll(async () => {
  if (!postgresqlPrograms) return console.warn('Skipped: no PostgreSQL under /usr/lib/postgresql.');
  server = await createPostgresql(postgresqlPrograms);
  await server.start();
  const { orm, migrate, close } = openPostgresql(server.url);
  await migrate(migrationsFolder);
  await orm.execute(sql`create table kept (word text)`);
  await close();
}, 60_000);
afterAll(async () => {
  await server?.remove();
});

/** A database whose next COMMIT is cut, after which it is away for a time. */
async function openCut(fate: CommitFate, downMs: number) {
  const proxy = await openTcpProxy(server.url);
  const [database, direct] = [openPostgresql(proxy.url), openPostgresql(server.url)];
  onTestFinished(async () => {
    await Promise.all([database.close(), direct.close()]);
  });
  await direct.orm.execute(sql`truncate kept`);
  const insert = async (orm: Orm) => {
    await orm.execute(sql`insert into kept values ('one')`);
    proxy.cutAtCommit(fate, downMs);
    return 'inserted';
  };
  const countKept = async () => (await direct.orm.execute(sql`select word from kept`)).rows.length;
  return { orm: database.orm, direct: direct.orm, insert, countKept };
}

onServer('a change whose COMMIT was carried out and not answered is done', async () => {
  const { orm, insert, countKept } = await openCut('answer lost', 500);

  expect(await commitKnown(orm, insert)).toBe('inserted');
  expect(await countKept()).toBe(1);
});

onServer('a change whose COMMIT never arrived is not done, and is said to have failed', async () => {
  const { orm, insert, countKept } = await openCut('lost on its way', 500);
  const fault: unknown = await commitKnown(orm, insert).catch((error) => error);

  expect(fault).toBeInstanceOf(Error);
  expect(fault).not.toBeInstanceOf(OutcomeUnknownError);
  expect(await countKept()).toBe(0);
});

onServer('while the database stays away it is not known, and that is said', async () => {
  const { orm, insert } = await openCut('answer lost', 30_000);

  await expect(commitKnown(orm, insert, { patienceMs: 300 })).rejects.toBeInstanceOf(OutcomeUnknownError);
});

onServer('a transaction that is still open when it is looked up is waited for', async () => {
  const { orm } = await openCut('answer lost', 0);
  const id = randomUUID();
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = orm.transaction(async (within) => {
    await within.insert(commits).values({ id });
    resolve();
    await within.execute(sql`select pg_sleep(0.3)`);
  });
  await promise;

  expect(await isCommitted(orm, id, 1_000)).toBe(true);
  await slow;
});

const testOn = testOnDatabases(async ({ orm }) => {
  await orm.delete(commits);
});

testOn('what was looked up and is not done cannot be done afterwards', async ({ orm }) => {
  const id = randomUUID();
  const work = vi.fn(async () => 'done');

  expect(await isCommitted(orm, id, 1_000)).toBe(false);
  await expect(commitKnown(orm, work, { id })).rejects.toThrow('called off');
  expect(await isCommitted(orm, id, 1_000)).toBe(false);
});

testOn('a change that fails throws its own error and leaves no name', async ({ orm }) => {
  const refusal = new Error('No more of these.');

  await expect(commitKnown(orm, () => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(await orm.$count(commits)).toBe(0);
});

testOn('names are forgotten after a day', async ({ orm }) => {
  const id = randomUUID();
  await commitKnown(orm, async () => undefined);
  await orm.insert(commits).values({ id, at: sql`now() - interval '25 hours'` });

  expect(await forgetCommits(orm)).toBe(1);
  expect(await orm.$count(commits)).toBe(1);
});
