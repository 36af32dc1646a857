import { Client, type ClientConfig, DatabaseError, Pool, type PoolConfig } from 'pg';

type Ask = (...given: readonly unknown[]) => unknown;

/**
 * A connection to PostgreSQL that ends itself once one of its queries gets no answer: the server may still run that
 * query or hold a transaction open, so the connection cannot be used again. When it ends, the server rolls back what
 * was not committed.
 */
export class WatchedClient extends Client {
  #unanswered = 0;

  constructor(config?: ClientConfig) {
    super(config);
    // A query that waits for its answer rejects by itself. Without a listener, the event would end the process.
    this.on('error', () => undefined);
    const ask = this.query.bind(this) as Ask;
    this.query = ((...given: readonly unknown[]) => this.#watch(given[0], ask(...given))) as Client['query'];
  }

  /** Whether the pool may hand it out again: no query under way, no transaction open. */
  get isAtRest(): boolean {
    return this.#unanswered === 0 && this.getTransactionStatus() === 'I';
  }

  /** Queries with a callback are the pool's, which ends the connection of each that fails. */
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
      throw error;
    } finally {
      this.#unanswered -= 1;
    }
  }
}

/** After a query that failed, PostgreSQL answers COMMIT with ROLLBACK and calls that no error. */
function isCommit(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'text' in query && query.text === 'commit';
}

/** Queries that may wait for a connection; more are refused at once instead of piling up. */
const maxWaiting = 1_000;

type Connect = (callback?: (error: Error) => void) => unknown;

/** A pool that never hands out a connection with an unfinished query or transaction on it. */
export class WatchedPool extends Pool {
  constructor(config: PoolConfig) {
    super({ ...config, Client: WatchedClient });
    // The pool keeps no connection that is ending.
    this.on('release', (_error, client) => {
      if (client instanceof WatchedClient && !client.isAtRest) void client.end();
    });
    const connect = this.connect.bind(this) as Connect;
    this.connect = ((callback) => {
      if (this.waitingCount < maxWaiting) return connect(callback);
      const error = new Error('Too many wait for a connection to the database.');
      return callback ? callback(error) : Promise.reject(error);
    }) as Connect as Pool['connect'];
  }
}
