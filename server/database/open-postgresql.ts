import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Log } from '#server/log.ts';
import { type Database, LockHeldError, type Orm } from './database.ts';
import { withinMs } from './within-ms.ts';

/** First half of every advisory lock of ours, so that they never meet another application's. */
const lockSpace = 0x6c656173;

const limits: PoolConfig = {
  application_name: 'leasing-site',
  max: 10,
  connectionTimeoutMillis: 3_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 15_000,
  query_timeout: 20_000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
};

/** A pool on PostgreSQL. Connects when first used, so it opens while the server is away. */
export function openPostgresql(url: string, log?: Log): Database {
  const pool = new Pool({ ...limits, connectionString: url });
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', (error) => log?.warn({ err: error }, 'database.connection-lost'));
  const orm = drizzle(pool) as unknown as Orm;
  return {
    kind: 'postgresql',
    orm,
    migrate: (folder) => migrateAlone(pool, folder),
    exclusively: (name, work) => workAlone(pool, name, work),
    isReachable: () => withinMs(2_000, orm.execute(sql`select 1`)),
    close: () => pool.end(),
  };
}

/** Nodes that start together migrate one after the other: the later ones wait and find nothing to do. */
async function migrateAlone(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query({ text: 'set statement_timeout = 0' });
    // The wait may be longer than any query should take, so it polls.
    while (!(await tryLock(client, 'migrate'))) await new Promise((resolve) => setTimeout(resolve, 200));
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Ends the connection, and with it the lock and the setting.
    client.release(true);
  }
}

async function workAlone<T>(pool: Pool, name: string, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    if (!(await tryLock(client, name)))
      throw new LockHeldError(`Another process is busy with "${name}" on this database.`);
    return await work().finally(() => unlock(client, name));
  } finally {
    client.release(true);
  }
}

/** A session lock: PostgreSQL lets go of it when the connection ends, whatever happens to this process. */
async function tryLock(client: PoolClient, name: string): Promise<boolean> {
  // A client taken from the pool reports its own loss here, not on the pool.
  if (client.listenerCount('error') === 0) client.on('error', () => undefined);
  const result = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as taken',
    [lockSpace, name],
  );
  return result.rows[0]?.taken === true;
}

/** Lets go of the lock at once: the server notices that a connection has ended a moment after it did. */
async function unlock(client: PoolClient, name: string): Promise<void> {
  // Where this fails, the end of the connection does it.
  await client.query('select pg_advisory_unlock($1, hashtext($2))', [lockSpace, name]).catch(() => undefined);
}
