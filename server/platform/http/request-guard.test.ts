import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import express, { type ErrorRequestHandler } from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { maxUploadBytes } from '#server/catalogue/unattended/upload-limits.ts';
import { HttpError } from './errors.ts';
import { maxBodyBytes } from './huge-body.ts';
import { requestGuard } from './request-guard.ts';
import { createLimitedServer } from './server-limits.ts';

const siteOrigin = 'https://www.example.co.uk';

function testApp() {
  const app = express();
  const answerError: ErrorRequestHandler = (error, _req, res, _next) => {
    res.status(error instanceof HttpError ? error.status : 500).end();
  };
  app.use(requestGuard({ siteOrigin }));
  app.use((_req, res) => void res.send('through'));
  app.use(answerError);
  return app;
}

/** Sends bytes that a client library would refuse to send. Returns the first line of the answer. */
async function sendRaw(text: string): Promise<string> {
  const server = createLimitedServer(testApp()).listen(0);
  await once(server, 'listening');
  const socket = connect((server.address() as { port: number }).port);
  socket.write(text);
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    answer += chunk;
    if (answer.includes('\r\n\r\n')) socket.end();
  });
  await once(socket, 'close');
  server.close();
  server.closeAllConnections();
  return answer.slice(0, answer.indexOf('\r\n'));
}

test('an ordinary request passes', async () => {
  expect(await sendRaw('GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toContain('200');
  expect(await sendRaw('GET / HTTP/1.0\r\nHost: a\r\n\r\n')).toContain('200');
});

test.each([
  ['two Host headers', 'GET / HTTP/1.1\r\nHost: a\r\nhOst: b\r\n\r\n'],
  ['HTTP/0.9', 'GET / HTTP/0.9\r\nHost: a\r\n\r\n'],
  [
    'an unknown transfer coding',
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
  ],
  ['a transfer coding of no coding', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: identity\r\n\r\n'],
  ['two transfer codings', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n'],
  ['an address of another host', 'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n'],
])('%s is refused', async (_what, text) => {
  expect(await sendRaw(text)).toContain('400');
});

test('chunked bodies pass in any spelling', async () => {
  const text = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n0\r\n\r\n';
  expect(await sendRaw(text)).toContain('200');
});

test.each(['/%E0%A4%A', '/%', '/%zz', '/a%00b', '/a?b=%00', '/a%0d%0aSet-Cookie:x', '/a%1b', '/a%7F'])(
  'the address %s is refused',
  async (path) => {
    expect((await request(testApp()).get(path)).status).toBe(400);
  },
);

test.each(['/citro%C3%ABn', '/a?b=%', '/a?b=%0d%0a', '/a%20b'])('the address %s passes', async (path) => {
  expect((await request(testApp()).get(path)).status).toBe(200);
});

test('an address of 8192 characters is accepted, a longer one refused', async () => {
  const longest = `/${'a'.repeat(8191)}`;

  expect((await request(testApp()).get(longest)).status).toBe(200);
  expect((await request(testApp()).get(`${longest}a`)).status).toBe(414);
});

test.each(['trace', 'options', 'search'] as const)(
  'the method %s is refused with a list of the allowed ones',
  async (method) => {
    const response = await request(testApp())[method]('/');

    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE');
  },
);

test.each([
  [{ Origin: 'https://evil.example' }],
  [{ Origin: 'null' }],
  [{ Origin: 'https://www.example.co.uk.evil.example' }],
  [{ Origin: 'http://www.example.co.uk' }],
  [{ 'Sec-Fetch-Site': 'cross-site' }],
  [{ 'Sec-Fetch-Site': 'same-site', Origin: siteOrigin }],
  [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }],
  [{ Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' }],
])('a form sent with %j is taken for one of another site', async (headers) => {
  expect((await request(testApp()).post('/').set(headers)).status).toBe(403);
});

test.each([
  [{}],
  [{ Origin: siteOrigin }],
  [{ Origin: siteOrigin, 'Sec-Fetch-Site': 'same-origin' }],
  [{ Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000', 'Sec-Fetch-Site': 'same-origin' }],
])('a form sent with %j is taken for one of our own', async (headers) => {
  expect((await request(testApp()).post('/').set(headers)).status).toBe(200);
});

test('a GET from a link on another site is accepted', async () => {
  const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };

  expect((await request(testApp()).get('/').set(headers)).status).toBe(200);
});

const hugePost = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10000000000\r\n';

test('a body that no page would take is refused before it comes, and without being asked for', async () => {
  expect(await sendRaw(`${hugePost}\r\n`)).toContain('413');
  expect(await sendRaw(`${hugePost}Expect: 100-continue\r\n\r\n`)).toContain('413');
});

test('a client that goes on sending such a body gets the answer, and then no longer a connection', async () => {
  const server = createLimitedServer(testApp()).listen(0);
  await once(server, 'listening');
  const socket = connect((server.address() as { port: number }).port);
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  socket.write(`${hugePost}\r\n`);
  const send = () => {
    while (socket.writable && socket.write(Buffer.alloc(65_536)));
  };
  socket.on('drain', send);
  send();
  await once(socket, 'close');
  server.close();
  server.closeAllConnections();

  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*\r\nConnection: close\r\n/);
});

test('nginx takes the largest form of the site and nothing larger', () => {
  const nginx = readFileSync(join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8');
  const sizes = [...nginx.matchAll(/client_max_body_size (\d+)m;/g)].map(
    ([, size]) => Number(size) * 1024 ** 2,
  );

  expect(Math.max(...sizes)).toBe(maxBodyBytes);
  expect(maxBodyBytes).toBeGreaterThan(maxUploadBytes * 1.1);
});
