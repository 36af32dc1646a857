import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client, Pool, PoolConfig } from 'pg';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import { setSiteClock } from '#server/platform/time/site-clock.ts';
import { type Database, LockHeldError, type Orm } from './database.ts';
import { refuseOtherHistory } from './migration-history.ts';
import { clockQuery, readClock, WatchedClient, WatchedPool } from './watched-connections.ts';
import { withinMs } from './within-ms.ts';

/** First half of the key of our advisory locks, so that they differ from those of other applications. */
const lockSpace = 0x6c656173;

/**
 * The server's limits are reached first, so that it can say why; our own are for a server that does not respond.
 * Unfinished work of a node that hangs or is cut off blocks others for at most 10 s (idle) or 30 s (no network).
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
 * A pool on PostgreSQL. It connects when first used, so it can be opened while the server is away. Parameters of the
 * URL, such as `?query_timeout=5000`, override the limits above.
 */
export function openPostgresql(url: string, log?: Log): Database {
  const config = { ...limits, connectionString: url };
  const pool = new WatchedPool(config);
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', (error) => log?.warn({ error }, logEvents.databaseConnectionLost));
  const orm = toOrm(pool);
  return {
    kind: 'postgresql',
    orm,
    migrate: (folder) => migrateAlone(config, folder),
    exclusively: (name, work) => workAlone(pool, name, work),
    isReachable: () => withinMs(2_000, requireWrites(pool)),
    close: () => pool.end(),
  };
}

/**
 * Rejects while the server takes no writes, as a standby does after a failover; other connections may lead elsewhere. The
 * clock is read again on the way: asked twice a minute, it cannot run away from the server's.
 */
async function requireWrites(pool: WatchedPool): Promise<void> {
  const query = `${clockQuery}, current_setting('transaction_read_only') as mode`;
  const { rows } = await pool.query<{ ms: string; mode: string }>(query);
  setSiteClock(Number(rows[0]?.ms));
  if (rows[0]?.mode === 'off') return;
  pool.retire();
  throw new Error('The database takes no writes.');
}

/** Drizzle on the pool, with our own transactions: Drizzle's do not return their connection when BEGIN fails. */
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
      // If the connection was lost, the rollback fails too; the first error says more.
      throw fault ?? error;
    } finally {
      client.release();
    }
  };
  return Object.assign(drizzle(pool) as unknown as Orm, { transaction });
}

/**
 * Nodes that start together migrate one after the other; the later ones wait and find nothing to do. It uses a
 * connection of its own, because closing that also ends the lock, and because a migration may take longer than the
 * pool's limits.
 */
async function migrateAlone(config: PoolConfig, migrationsFolder: string): Promise<void> {
  const client = new WatchedClient({ ...config, statement_timeout: 0, query_timeout: 0 });
  try {
    await client.connect();
    await readClock(client);
    // The wait may be longer than the time limit of a query, so it polls.
    while (!(await tryLock(client, 'migrate'))) await new Promise((resolve) => setTimeout(resolve, 200));
    const db = drizzle(client);
    await refuseOtherHistory(db as unknown as Orm, migrationsFolder);
    await migrate(db, { migrationsFolder });
  } finally {
    // Not awaited: a server that hangs would never confirm the end.
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
    // Closes the connection, which also releases the lock.
    client.release(true);
  }
}

/** Takes a session lock, which PostgreSQL releases when the connection ends, even if this process is killed. */
async function tryLock(client: Client, name: string): Promise<boolean> {
  const result = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as taken',
    [lockSpace, name],
  );
  return result.rows[0]?.taken === true;
}

/** Releases the lock at once, because the server may notice the end of the connection a moment later. */
async function unlock(client: Client, name: string): Promise<void> {
  // If this fails, the end of the connection releases the lock.
  await client.query('select pg_advisory_unlock($1, hashtext($2))', [lockSpace, name]).catch(() => undefined);
}
