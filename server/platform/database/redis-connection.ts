import { once } from 'node:events';
import { createClient } from 'redis';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';

/** A client that never queues for a Redis that is away: what cannot be asked now fails now. */
export function openRedis(url: string, log: Log) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1000,
    // A Redis that hangs is noticed by its silence, and the connection is made anew.
    pingInterval: 1000,
    socket: {
      connectTimeout: 2000,
      socketTimeout: 5000,
      reconnectStrategy: (tries) => Math.min(100 * tries, 2000),
    },
  });
  // Without a listener, a lost connection would end the process.
  client.on('error', (error) => log.warn({ error }, logEvents.sessionStoreLost));
  client.connect().catch((error: unknown) => log.warn({ error }, logEvents.sessionStoreLost));
  return client;
}

export type RedisConnection = ReturnType<typeof openRedis>;

/** Asks whether Redis answers; waits for a connection that is still being made. */
export async function pingRedis(redis: RedisConnection, signal: AbortSignal): Promise<void> {
  if (!redis.isReady) await once(redis, 'ready', { signal });
  await redis.ping();
}
