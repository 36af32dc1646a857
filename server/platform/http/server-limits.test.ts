import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import {
  answerHalfClosed,
  createLimitedServer,
  listen,
  type ServerLimits,
  serverLimits,
} from './server-limits.ts';

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

async function serve(limits: Partial<ServerLimits> = {}): Promise<number> {
  const server = createLimitedServer(
    (req, res) => {
      req.resume().on('end', () => res.end('whole'));
      req.on('error', () => {});
    },
    { ...serverLimits, ...limits },
  );
  server.listen(0);
  await once(server, 'listening');
  closings.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as { port: number }).port;
}

/** Sends the text. Returns everything that the server sent until it closed the connection. */
async function sendAndWait(port: number, text: string): Promise<string> {
  const socket = connect(port);
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

test('headers are cut by 12 s, bodies by 33 s, and idle connections outlast a balancer’s minute', () => {
  const server = createLimitedServer(() => {});

  // The check that enforces the limits runs once a second, and may itself be a second late.
  expect(server.headersTimeout + 2000).toBeLessThanOrEqual(12_000);
  expect(server.requestTimeout + 3000).toBeLessThanOrEqual(33_000);
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  expect(server.maxConnections).toBeGreaterThan(5000);
});

test('the connection of a client that never ends its headers is closed', async () => {
  const port = await serve({ headersTimeout: 200 });

  expect(await sendAndWait(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')).toContain('408 Request Timeout');
});

test('the connection of a client that never ends its body is closed', async () => {
  const port = await serve({ headersTimeout: 200, requestTimeout: 400 });
  const answer = await sendAndWait(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf');

  expect(answer).toContain('408 Request Timeout');
});

test('the connection of a client that sends nothing is closed', async () => {
  const port = await serve({ headersTimeout: 200 });

  expect(await sendAndWait(port, '')).toContain('408 Request Timeout');
});

test('headers larger than 16 KiB are refused', async () => {
  const port = await serve();
  const answer = await sendAndWait(
    port,
    `GET / HTTP/1.1\r\nHost: a\r\nX-Large: ${'a'.repeat(17_000)}\r\n\r\n`,
  );

  expect(answer).toContain('431 Request Header Fields Too Large');
});

test('connections beyond the limit are closed and the others served', async () => {
  const port = await serve({ maxConnections: 1 });
  const first: Socket = connect(port);
  first.setEncoding('utf8');
  await once(first, 'connect');
  expect(await sendAndWait(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('');

  first.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [answer] = await once(first, 'data');
  expect(answer).toContain('200 OK');
});

test('idle connections make room for new ones when nearly all are taken', async () => {
  const port = await serve({ maxConnections: 10 });
  const ask = async () => {
    const socket = connect(port).setEncoding('utf8');
    closings.push(() => socket.destroy());
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    return String(answer).slice(0, 15);
  };
  const answers: string[] = [];
  for (let asked = 0; asked < 30; asked += 1) answers.push(await ask());

  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 200 OK']));
});

/** Opens connections; ends well once all are open. */
const crowd = `
  const [port, count] = process.argv.slice(1).map(Number);
  let open = 0;
  for (let number = 0; number < count; number += 1)
    require('node:net').connect(port, '127.0.0.1', () => ++open === count && process.exit(0));
`;

test('a crowd that comes while the process is busy with something else waits for it, and is not turned off', async ({
  skip,
}) => {
  const most = Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));
  if (most < 1000) return skip('this machine lets fewer than 1,000 connections wait');
  const server = createLimitedServer((_req, res) => res.end('hello'));
  await listen(server, { port: 0, host: '127.0.0.1' });
  closings.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as { port: number };

  // While the crowd's process runs, this one waits for its end and accepts nothing.
  const { status } = spawnSync(process.execPath, ['-e', crowd, String(port), '900'], { timeout: 15_000 });
  expect(status).toBe(0);
});

test.each(['keep-alive', 'close'])(
  'a client that says it sends no more gets its answer: %s',
  async (connection) => {
    const server = createLimitedServer((_req, res) => void setTimeout(() => res.end('whole'), 50));
    answerHalfClosed(server);
    await listen(server, { port: 0, host: '127.0.0.1' });
    closings.push(() => {
      server.close();
      server.closeAllConnections();
    });
    const { port } = server.address() as { port: number };
    const socket = connect({ port, allowHalfOpen: true });
    socket.end(`GET / HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`);
    let answer = '';
    for await (const chunk of socket.setEncoding('utf8')) answer += chunk;

    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*whole/);
    await eventually(
      () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))),
      0,
    );
  },
);
