import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';

interface Message {
  readonly event: string;
  readonly port?: number;
}

interface Options {
  readonly drainMs?: number;
  readonly limitMs?: number;
  readonly closing?: 'works' | 'fails' | 'hangs';
}

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function start({ drainMs = 0, limitMs = 15_000, closing = 'works' }: Options = {}) {
  const script = new URL('./testing/draining-process.ts', import.meta.url);
  const child = fork(script, [String(drainMs), String(limitMs), closing], { execArgv: [] });
  children.push(child);
  const events: string[] = [];
  child.on('message', ({ event }: Message) => events.push(event));
  const ended = once(child, 'exit').then(([code]) => code);
  const [{ port = 0 }] = (await once(child, 'message')) as [Message];
  return { child, ended, events, port };
}

/** Resolves when the child has sent this event. */
async function heard(child: ChildProcess, wanted: string): Promise<void> {
  const [{ event }] = (await once(child, 'message')) as [Message];
  if (event !== wanted) await heard(child, wanted);
}

async function visit(port: number, path: string, agent?: Agent) {
  const request = get({ host: '127.0.0.1', port, path, ...(agent && { agent }) });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response.setEncoding('utf8')) body += chunk;
  return { status: response.statusCode, connection: response.headers.connection, body };
}

test.each(['SIGTERM', 'SIGINT'] as const)('an idle process ends with 0 on %s', async (signal) => {
  const { child, ended, events } = await start();
  child.kill(signal);

  expect(await ended).toBe(0);
  expect(events).toEqual(['listening', 'drain started', 'drain finished']);
});

test('a draining process is not ready, but still answers and asks clients to close the connection', async () => {
  const { child, port } = await start({ drainMs: 10_000 });
  expect((await visit(port, '/readyz')).status).toBe(200);
  child.kill('SIGTERM');
  await heard(child, 'drain started');

  expect((await visit(port, '/readyz')).status).toBe(503);
  expect((await visit(port, '/healthz')).status).toBe(200);
  const agent = new Agent({ keepAlive: true });
  expect(await visit(port, '/', agent)).toEqual({ status: 200, connection: 'close', body: 'hello' });
  agent.destroy();
});

test('a request in flight is finished after the process has stopped listening', async () => {
  const { child, ended, port } = await start();
  const agent = new Agent({ keepAlive: true });
  const arrived = heard(child, 'slow request arrived');
  const slow = visit(port, '/slow', agent);
  await arrived;
  child.kill('SIGTERM');
  await refused(port);
  child.send('finish');

  expect((await slow).body).toBe('finished');
  expect(await ended).toBe(0);
  agent.destroy();
});

test('idle connections do not delay the end of the process', async () => {
  const { child, ended, port } = await start();
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  const closed = once(socket, 'close');
  child.kill('SIGTERM');

  await closed;
  expect(await ended).toBe(0);
});

test.each(['', 'GET / HTTP/1.1\r\nHost: '])(
  'a connection that has sent only %j does not hold the process up',
  async (text) => {
    const { child, ended, port } = await start();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(text);
    // Once another visitor has been answered, the process has certainly accepted the first connection.
    await visit(port, '/');
    child.kill('SIGTERM');

    expect(await ended).toBe(0);
  },
);

test('a request that never ends is cut off at the limit', async () => {
  const { child, ended, events, port } = await start({ limitMs: 300 });
  const arrived = heard(child, 'slow request arrived');
  const slow = visit(port, '/slow').catch((error: NodeJS.ErrnoException) => error.code);
  await arrived;
  child.kill('SIGTERM');

  expect(await ended).toBe(1);
  expect(await slow).toBe('ECONNRESET');
  expect(events.at(-1)).toBe('drain cut short');
});

test('a second signal ends the process without waiting', async () => {
  const { child, ended } = await start({ drainMs: 60_000, limitMs: 60_000 });
  child.kill('SIGTERM');
  await heard(child, 'drain started');
  child.kill('SIGINT');

  expect(await ended).toBe(1);
});

test('closing that fails ends with 1 and is logged', async () => {
  const { child, ended, events } = await start({ closing: 'fails' });
  child.kill('SIGTERM');

  expect(await ended).toBe(1);
  expect(events.at(-1)).toBe('closing failed');
});

test('closing that hangs is cut off at the limit', async () => {
  const { child, ended } = await start({ closing: 'hangs', limitMs: 300 });
  child.kill('SIGTERM');

  expect(await ended).toBe(1);
});

/** Resolves when the port no longer takes connections. */
async function refused(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const isRefused = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
  });
  socket.destroy();
  if (!isRefused) await refused(port);
}
