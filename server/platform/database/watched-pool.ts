import { Pool, type PoolConfig } from 'pg';
import { WatchedClient } from './watched-client.ts';

/** A site that is asked for more while it waits for its database says no at once instead of piling it up. */
const maxWaiting = 1_000;

type Connect = (callback?: (error: Error) => void) => unknown;

/** Connections to PostgreSQL of which none is handed on with something unfinished on it. */
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
