import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchRaw } from '#server/testing/fetch-raw.ts';
import { freeze } from '#server/testing/freeze.ts';
import { createLimitedServer } from './server-limits.ts';
import { arrivedAt, quietTurn } from './short-turns.ts';

/** A server for which each request is a millisecond of work; lists the paths in the order in which it answers. */
async function serve() {
  const answered: string[] = [];
  const server = createLimitedServer((req, res) => {
    freeze(1);
    answered.push(req.url ?? '');
    res.end(String(performance.now() - arrivedAt(req)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, answered, server };
}

test('new connections are accepted, and health is answered, while hundreds of busy ones wait', async () => {
  const { origin, answered } = await serve();
  const port = Number(new URL(origin).port);
  const sockets = Array.from({ length: 200 }, () => connect(port, '127.0.0.1').resume());
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  // Until all have been accepted, too.
  await fetchRaw(`${origin}/first`);
  for (const [place, socket] of sockets.entries())
    socket.write(`GET /page-${place} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await Promise.all(Array.from({ length: 5 }, () => fetchRaw(`${origin}/readyz`)));
  const before = answered.slice(1, answered.lastIndexOf('/readyz'));

  expect(before.filter((path) => path === '/readyz')).toHaveLength(4);
  expect(before.length).toBeLessThan(150);
  await expect.poll(() => answered.length).toBe(206);
});

test('the time that a request has waited is known to its log', async () => {
  const { origin } = await serve();
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  socket.write('GET /page HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20));
  let answers = '';
  socket.on('data', (text) => {
    answers += text;
  });
  const listWaits = () => [...answers.matchAll(/\r\n\r\n([\d.]+)/g)].map(([, waitedMs]) => Number(waitedMs));
  await expect.poll(() => listWaits().length).toBe(20);

  expect(Math.max(...listWaits())).toBeGreaterThan(15);
});

test('pages that wait to be drawn let new connections in between', async () => {
  const { origin, server } = await serve();
  let drawn = 0;
  let isOver = false;
  const draw = async () => {
    while (!isOver) {
      await quietTurn();
      freeze(5);
      drawn += 1;
    }
  };
  onTestFinished(() => {
    isOver = true;
  });
  const sockets = Array.from({ length: 200 }, () =>
    connect(Number(new URL(origin).port), '127.0.0.1').resume(),
  );
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  void draw();
  await expect.poll(() => accepted, { interval: 1 }).toBe(200);
  const drawnMeanwhile = drawn;
  await expect.poll(() => drawn).toBeGreaterThan(drawnMeanwhile);

  expect(drawnMeanwhile).toBeLessThan(150);
});
