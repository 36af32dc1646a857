import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freeze } from '#server/testing/freeze.ts';
import { withinAwake } from './after-awake.ts';

/** A connection to a service that answers each line at once. */
async function connectToEcho() {
  const server = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as { port: number }).port, '127.0.0.1');
  await once(socket, 'connect');
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  return socket;
}

test('an answer is taken however long this process was away before the question was written or the answer read', async () => {
  const socket = await connectToEcho();
  const answer = once(socket, 'data');
  const within = withinAwake(100, answer);
  // As clients do that collect what they send in one turn.
  setImmediate(() => {
    socket.write('hello');
    freeze(300);
  });
  freeze(300);

  expect(String(await within)).toBe('hello');
});

test('who never answers is given up, and a failure is passed on', async () => {
  const never = new Promise(() => undefined);

  await expect(withinAwake(20, never)).rejects.toThrow('No answer within 20 ms');
  const late = new Error('late');
  await expect(withinAwake(20, never, () => late)).rejects.toBe(late);
  await expect(withinAwake(20, Promise.reject(late))).rejects.toBe(late);
});
