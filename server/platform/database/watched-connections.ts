import { Client, type ClientConfig, DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg';
import { setSiteClock } from '#server/platform/time/site-clock.ts';

type Ask = (...given: readonly unknown[]) => unknown;

/**
 * A connection to PostgreSQL that closes itself when one of its queries gets no answer. It cannot be used again,
 * because the server may still run that query or hold a transaction open. When it closes, the server rolls back
 * uncommitted work.
 */
export class WatchedClient extends Client {
  #unanswered = 0;
  /** The pool replaces it: called when the server says that it takes no writes. */
  onReadOnly: () => void = () => undefined;

  constructor(config?: ClientConfig) {
    super(config);
    // The waiting query rejects by itself. Without a listener, this event would end the process.
    this.on('error', () => undefined);
    const ask = this.query.bind(this) as Ask;
    this.query = ((...given: readonly unknown[]) => this.#watch(given[0], ask(...given))) as Client['query'];
  }

  /** Whether the pool may hand out the connection again: it has no running query and no open transaction. */
  get isAtRest(): boolean {
    return this.#unanswered === 0 && this.getTransactionStatus() === 'I';
  }

  /**
   * Watches queries that return a promise. Those with a callback are the pool's, which closes the connection if one
   * fails.
   */
  #watch(query: unknown, answer: unknown): unknown {
    return answer instanceof Promise ? this.#follow(query, answer) : answer;
  }

  async #follow(query: unknown, answer: Promise<{ readonly command?: string }>): Promise<unknown> {
    this.#unanswered += 1;
    try {
      const result = await answer;
      if (isCommit(query) && result.command !== 'COMMIT')
        throw new Error('A query of this transaction failed, so all of it was rolled back.');
      return result;
    } catch (error) {
      if (!(error instanceof DatabaseError)) void this.end();
      else if (isReadOnly(error)) this.onReadOnly();
      throw error;
    } finally {
      this.#unanswered -= 1;
    }
  }
}

/** Whether a standby refused a write. */
function isReadOnly(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '25006';
}

/** Needed because PostgreSQL answers a COMMIT after a failed query with ROLLBACK, and does not report an error. */
function isCommit(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'text' in query && query.text === 'commit';
}

/** How many queries may wait for a connection. Further ones are refused at once instead of queueing. */
const maxWaiting = 1_000;

/** Milliseconds since 1970 on the clock of the server. */
export const clockQuery = 'select extract(epoch from clock_timestamp()) * 1000 as ms';

/** Sets the clock of this process by the database's. */
export async function readClock(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ ms: string }>(clockQuery);
  setSiteClock(Number(rows[0]?.ms));
}

/** Before a new connection is used for anything else. */
function readClockFirst(client: PoolClient, done: (error?: Error) => void): void {
  readClock(client).then(() => done(), done);
}

type Connected = (error: Error | undefined, client?: PoolClient, release?: PoolClient['release']) => void;

/**
 * A pool that never hands out a connection with an unfinished query or transaction on it, nor one from before the server
 * said that it takes no writes: after a failover that is the old primary, and a new connection leads to the new one.
 */
export class WatchedPool extends Pool {
  /** Connections that may be handed out again. */
  #current = new Set<object>();

  constructor(config: PoolConfig) {
    super({ ...config, Client: WatchedClient, verify: readClockFirst } as PoolConfig);
    this.on('connect', (client) => {
      this.#current.add(client);
      if (client instanceof WatchedClient) client.onReadOnly = () => this.retire();
    });
    this.on('remove', (client) => this.#current.delete(client));
    this.on('release', (error, client) => {
      // Of a query that was asked without a transaction.
      if (isReadOnly(error)) this.retire();
      // The pool does not keep a connection that is closing.
      const isKept = client instanceof WatchedClient && client.isAtRest && this.#current.has(client);
      if (!isKept) void client.end();
    });
    const connect = this.connect.bind(this) as (callback: Connected) => void;
    const take = (callback: Connected): void => {
      if (this.waitingCount < maxWaiting) connect(orAgain(callback));
      else callback(new Error('Too many wait for a connection to the database.'));
    };
    const orAgain = (callback: Connected): Connected => {
      return (error, client, release) => {
        const isRetired = client !== undefined && !this.#current.has(client);
        if (!isRetired) return callback(error, client, release);
        release?.(true);
        take(callback);
      };
    };
    this.connect = ((callback?: Connected) => {
      if (callback) return take(callback);
      const { promise, resolve, reject } = Promise.withResolvers<PoolClient | undefined>();
      take((error, client) => (error ? reject(error) : resolve(client)));
      return promise;
    }) as Pool['connect'];
  }

  /** Closes each connection that is open now: at once if it is idle and asked for, else when its work is done. */
  retire(): void {
    this.#current.clear();
  }
}
