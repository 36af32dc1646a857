import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createEnquiryStore } from '#server/enquiries/create-enquiry-store.ts';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import { exampleEnquiry } from '#server/enquiries/testing/store-enquiries.ts';
import { UnavailableError } from '#server/platform/http/errors.ts';
import { eventually } from '#server/testing/eventually.ts';
import {
  createPostgresql,
  type PostgresqlServer,
  postgresqlPrograms,
} from '#server/testing/postgresql-server.ts';
import { openTcpProxy } from '#server/testing/tcp-proxy.ts';
import type { Database } from './database.ts';
import { isAway } from './database-faults.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { openPostgresql } from './open-postgresql.ts';

// These tests stop and continue a PostgreSQL server. They are skipped where none is installed.

vi.setConfig({ testTimeout: 60_000 });

const onServer = test.skipIf(!postgresqlPrograms);
let server: PostgresqlServer;

beforeAll(async () => {
  if (!postgresqlPrograms) return console.warn('Skipped: no PostgreSQL under /usr/lib/postgresql.');
  server = await createPostgresql(postgresqlPrograms);
  await server.start();
  const database = openPostgresql(server.url);
  await database.migrate(migrationsFolder);
  await database.orm.execute(sql`create table kept (word text primary key)`);
  await database.close();
}, 60_000);
afterAll(async () => {
  await server?.remove();
});
beforeEach(async () => {
  if (postgresqlPrograms) await open().orm.execute(sql`truncate table kept`);
});

/** The site's own way to connect, with shorter time limits. */
function open({ patienceMs = 500, idleMs = 60_000 } = {}): Database {
  const url = `${server.url}?query_timeout=${patienceMs}&idle_in_transaction_session_timeout=${idleMs}`;
  const database = openPostgresql(url);
  onTestFinished(async () => {
    server.resume();
    await database.close();
  });
  return database;
}

const poolSize = 10;

/** Opens as many connections as the pool may have, and leaves them idle. */
async function fillPool({ orm }: Pick<Database, 'orm'>): Promise<void> {
  await Promise.all(Array.from({ length: poolSize }, () => orm.execute(sql`select pg_sleep(0.1)`)));
}

async function readWords({ orm }: Database): Promise<readonly unknown[]> {
  const { rows } = await orm.execute(sql`select word from kept order by word`);
  return rows.map((row) => (row as { word: string }).word);
}

/** How many connections of the site hold a transaction open without doing anything. */
async function countLeftOpen(): Promise<number> {
  const left = sql`state like 'idle in transaction%' and application_name = 'leasing-site'`;
  const { rows } = await open().orm.execute(
    sql`select count(*)::int as count from pg_stat_activity where ${left}`,
  );
  return (rows[0] as { count: number }).count;
}

/** Kills the server: connections break, and what was not committed is lost. */
async function crash(): Promise<void> {
  await server.stop();
  await server.start();
}

onServer('transactions whose BEGIN failed return their connections', async () => {
  const database = open({ idleMs: 300 });
  await fillPool(database);
  await server.hang();
  const refused = await Promise.allSettled(
    Array.from({ length: poolSize }, () => database.orm.transaction(() => Promise.resolve())),
  );
  server.resume();

  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set(['rejected']));
  await fillPool(database);
  await eventually(countLeftOpen, 0);
});

onServer('data written after a transaction that got no answer survives a crash', async () => {
  const database = open();
  const unanswered = database.orm.transaction(async (orm) => {
    await orm.execute(sql`insert into kept values ('begun')`);
    await server.hang();
    await orm.execute(sql`insert into kept values ('unanswered')`);
  });
  await expect(unanswered).rejects.toThrow();
  server.resume();
  await database.orm.execute(sql`insert into kept values ('acknowledged')`);
  await crash();

  expect(await readWords(open())).toEqual(['acknowledged']);
});

onServer('a connection that is returned with an open transaction is not used again', async () => {
  const database = open();
  await database.orm.execute(sql`begin`);
  await database.orm.execute(sql`insert into kept values ('acknowledged')`);

  expect(await countLeftOpen()).toBe(0);
  expect(await readWords(open())).toEqual(['acknowledged']);
});

onServer('losing a connection during a transaction ends only that transaction', async () => {
  const database = open();
  const cut = database.orm.transaction(async (orm) => {
    const { rows } = await orm.execute(sql`select pg_backend_pid() as pid`);
    await orm.execute(sql`insert into kept values ('cut')`);
    await open().orm.execute(sql`select pg_terminate_backend(${(rows[0] as { pid: number }).pid})`);
    // Long enough to notice the lost connections while no query is running.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await orm.execute(sql`insert into kept values ('later')`);
  });

  await expect(cut).rejects.toThrow(/later/);
  expect(await readWords(database)).toEqual([]);
});

onServer('a transaction in which a failed query was ignored is not acknowledged', async () => {
  const { orm } = open();
  const passedOver = orm.transaction(async (within) => {
    await within.execute(sql`insert into kept values ('one')`);
    await within.execute(sql`insert into kept values ('one')`).catch(() => undefined);
  });

  await expect(passedOver).rejects.toThrow();
  await orm.execute(sql`insert into kept values ('two')`);
  expect(await readWords(open())).toEqual(['two']);
});

onServer(
  'an error thrown within a transaction is rethrown unchanged, and the connection is used again',
  async () => {
    const { orm } = open();
    const readPid = async () => (await orm.execute(sql`select pg_backend_pid()`)).rows[0];
    const before = await readPid();
    const refusal = new Error('No more of these.');

    await expect(orm.transaction(() => Promise.reject(refusal))).rejects.toBe(refusal);
    expect(await readPid()).toEqual(before);
  },
);

onServer('an enquiry whose COMMIT was not answered may be sent again and counts once', async () => {
  const database = open();
  const store = createEnquiryStore({ database: hangingAtCommit(database), hasWebhook: false });
  const enquiry = exampleEnquiry({ fields: { message: 'Not answered', name: 'Ada Byron' } });
  const fault: unknown = await store.store(enquiry).catch((error) => error);
  server.resume();
  const again = await createEnquiryStore({ database, hasWebhook: false }).store(enquiry);

  expect(fault).toBeInstanceOf(UnavailableError);
  expect(String(fault)).toContain('send it again');
  expect(String(fault)).not.toMatch(/nothing|not (kept|stored|sent)/);
  expect((await database.orm.select().from(enquiries)).map(({ reference }) => reference)).toEqual([
    again.reference,
  ]);
});

/** The same database, but the server stops responding just before a transaction commits. */
function hangingAtCommit({ orm }: Database): Pick<Database, 'orm'> {
  const transaction: typeof orm.transaction = (work, config) =>
    orm.transaction(async (within) => {
      const result = await work(within);
      await server.hang();
      return result;
    }, config);
  return { orm: Object.assign(Object.create(orm) as typeof orm, { transaction }) };
}

onServer(
  'the server’s time limits are shorter than the site’s, and it drops nodes that are cut off',
  async () => {
    const database = openPostgresql(server.url);
    onTestFinished(() => database.close());
    const names = [
      'lock_timeout',
      'statement_timeout',
      'idle_in_transaction_session_timeout',
      'tcp_user_timeout',
      'tcp_keepalives_idle',
    ];
    const { rows } = await database.orm.execute(
      sql`select name, setting::int from pg_settings where name in ${names}`,
    );

    expect(Object.fromEntries(rows.map((row) => Object.values(row as object)))).toEqual({
      lock_timeout: 5_000,
      statement_timeout: 8_000,
      idle_in_transaction_session_timeout: 10_000,
      tcp_user_timeout: 30_000,
      tcp_keepalives_idle: 10,
    });
  },
);

/** A server of one test, with the table. */
async function startAnother(): Promise<PostgresqlServer> {
  const another = await createPostgresql(postgresqlPrograms ?? '');
  onTestFinished(() => another.remove());
  await another.start();
  const { orm, close } = openPostgresql(another.url);
  await orm.execute(sql`create table kept (word text primary key)`);
  await close();
  return another;
}

onServer(
  'after a failover no connection stays at the old primary, which takes no writes any more',
  async () => {
    const [old, promoted] = [await startAnother(), await startAnother()];
    const proxy = await openTcpProxy(old.url);
    const database = openPostgresql(proxy.url);
    onTestFinished(() => database.close());
    const { orm } = database;
    await fillPool(database);
    await orm.execute(sql`alter system set default_transaction_read_only = on`);
    await orm.execute(sql`select pg_reload_conf()`);
    await eventually(() => database.isReachable(), false);
    await fillPool(database);
    const write = (word: string) =>
      orm.transaction((within) => within.execute(sql`insert into kept values (${word})`));
    const refused: unknown = await write('refused').catch((error) => error);
    proxy.leadTo(promoted.url);
    const words = Array.from(
      { length: 2 * poolSize },
      (_, place) => `word ${String(place).padStart(2, '0')}`,
    );
    await Promise.all(words.map(write));

    expect(isAway(refused)).toBe(true);
    expect(await readWords(database)).toEqual(words);
    expect(await database.isReachable()).toBe(true);
  },
);

onServer('queries beyond those that may wait for a connection are refused at once', async () => {
  const { orm } = open({ patienceMs: 20_000 });
  await fillPool({ orm });
  await server.hang();
  let refused = 0;
  const ask = () =>
    orm.execute(sql`select 1`).catch(() => {
      refused += 1;
    });
  const underWay = Array.from({ length: poolSize }, ask);
  await nextTurn();
  const waiting = Array.from({ length: 1_007 }, ask);
  await eventually(() => refused, 7);
  server.resume();
  await Promise.all([...underWay, ...waiting]);

  expect(refused).toBe(7);
});
