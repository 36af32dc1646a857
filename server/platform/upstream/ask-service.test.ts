import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listenLocally } from '#server/testing/listen-locally.ts';
import { askHead, askToConnect } from './ask-service.ts';

const soon = () => AbortSignal.timeout(5_000);

async function startService(status: number) {
  const asked: string[] = [];
  const server = createHttpServer((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    res.writeHead(status).end();
  });
  onTestFinished(() => void server.close());
  return { asked, origin: await listenLocally(server) };
}

/** A server that sends nothing and records what it receives. */
async function startSilent() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.on('data', (data) => heard.push(data.toString())).on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { heard, origin: `//127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test.each([200, 302, 404, 405, 500])('a service that answers %i to a HEAD request is up', async (status) => {
  const { asked, origin } = await startService(status);
  await askHead(`${origin}/v1`, soon());

  expect(asked).toEqual(['HEAD /v1']);
});

test.each([502, 503, 504])('a proxy that answers %i means that the service is down', async (status) => {
  const { origin } = await startService(status);

  await expect(askHead(origin, soon())).rejects.toMatchObject({ code: `status_${status}` });
});

test('a service that accepts the connection but sends nothing is given up', async () => {
  const { origin } = await startSilent();

  await expect(askHead(`http:${origin}`, AbortSignal.timeout(100))).rejects.toThrow();
  await expect(askToConnect(`https:${origin}`, AbortSignal.timeout(100))).rejects.toThrow();
});

test('`askToConnect` sends no request', async () => {
  const { heard, origin } = await startSilent();
  await askToConnect(`http:${origin}/hook/secret`, soon());

  expect(heard).toEqual([]);
});

test('an address where nothing listens gives an error with its code', async () => {
  const { origin } = await startService(200);
  const free = origin.replace(/\d+$/, '9');

  await expect(askHead(free, soon())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await expect(askToConnect(free, soon())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
