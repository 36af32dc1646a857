import { createServer, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { runLoad } from './load-client.ts';

test('a load counts each answer once, even if it arrives in several chunks', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url);
    if (req.url === '/known') return res.writeHead(304).end();
    if (req.url === '/streamed') return streamTwice(res);
    return res.writeHead(200, { 'Content-Length': 200_000 }).end(Buffer.alloc(200_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('not listening');

  const result = await runLoad({
    port: address.port,
    targets: ['/page', '/known', '/streamed'],
    headers: {},
    connections: 2,
    seconds: 0.2,
  });

  expect(result.answers).toBe(asked.length);
  expect((result.statuses['200'] ?? 0) + (result.statuses['304'] ?? 0)).toBe(asked.length);
  expect(result.bytes).toBeGreaterThan(200_000 * (result.statuses['200'] ?? 0));
});

function streamTwice(res: ServerResponse): void {
  res.write('a'.repeat(100_000));
  res.end('b'.repeat(100_000));
}
