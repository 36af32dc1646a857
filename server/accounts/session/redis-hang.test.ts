import { expect, test, vi } from 'vitest';
import { exampleSession } from '#server/accounts/testing/example-session.ts';
import type { RedisConnection } from '#server/platform/database/redis-connection.ts';
import { createRedisSessions } from './redis-sessions.ts';

const never = () => new Promise(() => undefined);

/** A Redis server that accepts every command and never answers. */
const hanging = {
  hGetAll: never,
  eval: never,
  del: never,
  sMembers: never,
  multi: () => {
    const commands = { hSet: () => commands, pExpire: () => commands, sAdd: () => commands, exec: never };
    return commands;
  },
} as unknown as RedisConnection;

const store = createRedisSessions({ redis: hanging });

test.each([
  ['find', () => store.find('x')],
  ['save', () => store.save(exampleSession())],
  ['touch', () => store.touch('x')],
  ['saveNotes', () => store.saveNotes('x', {})],
  ['remove', () => store.remove('x')],
  ['removeAll', () => store.removeAll('x')],
])('a call of %s waits 250 ms at most', async (_name, call) => {
  vi.useFakeTimers();
  try {
    const outcome = call().then(
      () => 'done',
      (error: { readonly status?: number }) => error.status,
    );
    await vi.advanceTimersByTimeAsync(249);
    expect(await Promise.race([outcome, Promise.resolve('waits')])).toBe('waits');
    // What has arrived by then is read first.
    await vi.advanceTimersByTimeAsync(2);

    expect(await Promise.race([outcome, Promise.resolve('waits')])).toBe(503);
  } finally {
    vi.useRealTimers();
  }
});
