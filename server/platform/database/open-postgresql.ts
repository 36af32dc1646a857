import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client, Pool, PoolConfig } from 'pg';
import type { Log } from '#server/platform/log/log.ts';
import { type Database, LockHeldError, type Orm } from './database.ts';
import { WatchedClient, WatchedPool } from './watched-connections.ts';
import { withinMs } from './within-ms.ts';

/** First half of every advisory lock of ours, so that none is the lock of another application. */
const lockSpace = 0x6c656173;

/**
 * The server gives up first, and says why; our own limit is for a server that says nothing. What is unfinished on a
 * node that stands still or is cut off holds up others for 10 s (idle) or 30 s (no network) at most.
 */
const limits: PoolConfig = {
  application_name: 'leasing-site',
  max: 10,
  connectionTimeoutMillis: 3_000,
  idleTimeoutMillis: 30_000,
  lock_timeout: 5_000,
  statement_timeout: 8_000,
  query_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options: [
    '-c tcp_keepalives_idle=10',
    '-c tcp_keepalives_interval=5',
    '-c tcp_keepalives_count=4',
    '-c tcp_user_timeout=30000',
  ].join(' '),
};

/**
 * A pool on PostgreSQL. Connects when first used, so it opens while the server is away. Parameters of the URL, such as
 * `?query_timeout=5000`, go before the limits above.
 */
export function openPostgresql(url: string, log?: Log): Database {
  const config = { ...limits, connectionString: url };
  const pool = new WatchedPool(config);
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', (error) => log?.warn({ err: error }, 'database.connection-lost'));
  const orm = toOrm(pool);
  return {
    kind: 'postgresql',
    orm,
    migrate: (folder) => migrateAlone(config, folder),
    exclusively: (name, work) => workAlone(pool, name, work),
    isReachable: () => withinMs(2_000, orm.execute(sql`select 1`)),
    close: () => pool.end(),
  };
}

/** Drizzle on the pool, with transactions of our own: Drizzle's never give their connection back when BEGIN fails. */
function toOrm(pool: Pool): Orm {
  const transaction: Orm['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let fault: unknown;
    const keepingFault: typeof work = async (orm) => {
      try {
        return await work(orm);
      } catch (error) {
        fault = error;
        throw error;
      }
    };
    try {
      return await (drizzle(client) as unknown as Orm).transaction(keepingFault, config);
    } catch (error) {
      // On a connection that was lost the rollback fails too, which says less than what went before it.
      throw fault ?? error;
    } finally {
      client.release();
    }
  };
  return Object.assign(drizzle(pool) as unknown as Orm, { transaction });
}

/**
 * Nodes that start together migrate one after the other: the later ones wait and find nothing to do. On a connection
 * of its own, which ends the lock with it, and where a statement may take its time.
 */
async function migrateAlone(config: PoolConfig, migrationsFolder: string): Promise<void> {
  const client = new WatchedClient({ ...config, statement_timeout: 0, query_timeout: 0 });
  try {
    await client.connect();
    // The wait may be longer than any query should take, so it polls.
    while (!(await tryLock(client, 'migrate'))) await new Promise((resolve) => setTimeout(resolve, 200));
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // A server that hangs would never answer the end of the connection.
    void client.end();
  }
}

async function workAlone<T>(pool: Pool, name: string, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    if (!(await tryLock(client, name)))
      throw new LockHeldError(`Another process is busy with "${name}" on this database.`);
    return await work().finally(() => unlock(client, name));
  } finally {
    // Ends the connection, and with it the lock.
    client.release(true);
  }
}

/** A session lock: PostgreSQL lets go of it when the connection ends, whatever happens to this process. */
async function tryLock(client: Client, name: string): Promise<boolean> {
  const result = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as taken',
    [lockSpace, name],
  );
  return result.rows[0]?.taken === true;
}

/** Lets go of the lock at once: the server notices that a connection has ended a moment after it did. */
async function unlock(client: Client, name: string): Promise<void> {
  // Where this fails, the end of the connection does it.
  await client.query('select pg_advisory_unlock($1, hashtext($2))', [lockSpace, name]).catch(() => undefined);
}
