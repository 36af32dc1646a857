import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchRaw } from '#server/testing/fetch-raw.ts';
import { freeze } from '#server/testing/freeze.ts';
import { createLimitedServer } from './server-limits.ts';
import { arrivedAt } from './short-turns.ts';

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

test('whoever comes while hundreds are answered is accepted before the last of them', async () => {
  const { origin, answered, server } = await serve();
  const crowd = Array.from({ length: 300 }, (_, place) => fetchRaw(`${origin}/page-${place}`));
  const accepted: number[] = [];
  server.on('connection', () => accepted.push(answered.length));
  await expect.poll(() => answered.length).toBeGreaterThan(0);
  await Promise.all(crowd);

  // Before, all that had been read were answered first.
  expect(accepted).toHaveLength(300);
  const answeredBetween = accepted.slice(1).map((count, place) => count - (accepted[place] ?? 0));
  expect(Math.max(...answeredBetween)).toBeLessThanOrEqual(6);
});

test('health is answered before all that waits, and the others in their order', async () => {
  const { origin, answered } = await serve();
  const crowd = Array.from({ length: 200 }, (_, place) => fetchRaw(`${origin}/page-${place}`));
  const health = fetchRaw(`${origin}/readyz`);
  await Promise.all([...crowd, health]);
  const pages = answered.filter((path) => path !== '/readyz');

  expect(pages).toEqual(pages.map((_, place) => `/page-${place}`));
  expect(pages).toHaveLength(200);
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
