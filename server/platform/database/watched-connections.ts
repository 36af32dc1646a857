import { Client, type ClientConfig, DatabaseError, Pool, type PoolConfig } from 'pg';

type Ask = (...given: readonly unknown[]) => unknown;

/**
 * A connection to PostgreSQL that closes itself when one of its queries gets no answer. It cannot be used again,
 * because the server may still run that query or hold a transaction open. When it closes, the server rolls back
 * uncommitted work.
 */
export class WatchedClient extends Client {
  #unanswered = 0;

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
      throw error;
    } finally {
      this.#unanswered -= 1;
    }
  }
}

/** Needed because PostgreSQL answers a COMMIT after a failed query with ROLLBACK, and does not report an error. */
function isCommit(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'text' in query && query.text === 'commit';
}

/** How many queries may wait for a connection. Further ones are refused at once instead of queueing. */
const maxWaiting = 1_000;

type Connect = (callback?: (error: Error) => void) => unknown;

/** A pool that never hands out a connection with an unfinished query or transaction on it. */
export class WatchedPool extends Pool {
  constructor(config: PoolConfig) {
    super({ ...config, Client: WatchedClient });
    // The pool does not keep a connection that is closing.
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
