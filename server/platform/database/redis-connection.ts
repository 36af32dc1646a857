import { once } from 'node:events';
import { createClient } from 'redis';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';

/** A client that never queues commands while Redis does not answer: they fail at once. */
export function openRedis(url: string, log: Log) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1000,
    // Detects a Redis that hangs, and reconnects.
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

/** Resolves when Redis answers; waits for a connection that is still being opened. */
export async function pingRedis(redis: RedisConnection, signal: AbortSignal): Promise<void> {
  if (!redis.isReady) await once(redis, 'ready', { signal });
  await redis.ping();
}
