import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { createClient } from 'redis';
import { findFreePort } from './site-process.ts';

/** Whether this machine has a Redis for tests. */
export const hasRedis: boolean = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis server of one test. */
export interface RedisServer {
  readonly url: string;
  /** Goes on listening, but answers nothing. */
  hang(): void;
  resume(): void;
  /** Restarts it as after a crash: its content is lost. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a Redis on a free port, which keeps nothing on disk. */
export async function startRedis(): Promise<RedisServer> {
  const port = await findFreePort();
  const url = `redis://127.0.0.1:${port}`;
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const start = async () => {
    const started = spawn('redis-server', args, { cwd: '/', stdio: 'ignore' });
    // Not `eventually`, which cannot run before the first test has begun.
    while (!(await answers(url))) await setTimeout(50);
    return started;
  };
  let child = await start();
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url,
    hang: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    restart: async () => {
      await stop();
      child = await start();
    },
    stop,
  };
}

async function answers(url: string): Promise<boolean> {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.ping()) === 'PONG';
  } catch {
    return false;
  } finally {
    if (client.isOpen) client.destroy();
  }
}
