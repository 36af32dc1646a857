import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import express from 'express';
import request from 'supertest';
import { expect, test, vi } from 'vitest';
import { createAnswerCount, type RequestFacts, requestLog } from './request-log.ts';

interface Line {
  readonly event: string;
  readonly fields: Record<string, unknown>;
}

function testApp() {
  const lines: Line[] = [];
  const observed: RequestFacts[] = [];
  const write = (fields: object, event: string) => void lines.push({ event, fields: { ...fields } });
  const app = express();
  app.use(
    requestLog({ log: { info: write, warn: write, error: write }, observe: (facts) => observed.push(facts) }),
  );
  app.get('/hangs', (_req, res) => void res.write('begun'));
  app.get('/readyz', (req, res) => void res.sendStatus(req.query.down ? 503 : 200));
  app.get('/{*any}', (_req, res) => void res.send('hello'));
  return { app, lines, observed };
}

test('a request is logged in one line, without its query string', async () => {
  const { app, lines } = testApp();
  await request(app).get('/car-leasing/bmw?email=canary@example.com&token=canary');

  expect(lines).toEqual([
    {
      event: 'request answered',
      fields: {
        requestId: expect.any(String),
        method: 'GET',
        path: '/car-leasing/bmw',
        status: 200,
        durationMs: expect.any(Number),
        bytes: expect.any(Number),
      },
    },
  ]);
  expect(lines[0]?.fields.bytes).toBeGreaterThan('hello'.length);
});

test('a log line has no headers or cookies', async () => {
  const { app, lines } = testApp();
  await request(app).get('/').set({ Cookie: 'a=canary', Authorization: 'canary', 'User-Agent': 'canary' });

  expect(JSON.stringify(lines)).not.toContain('canary');
});

test('a path is cut to 300 characters', async () => {
  const { app, lines } = testApp();
  await request(app).get(`/${'a'.repeat(2000)}`);

  expect(String(lines[0]?.fields.path)).toHaveLength(300);
});

test('a well-formed request id is kept and echoed', async () => {
  const { app, lines } = testApp();
  const response = await request(app).get('/').set('X-Request-Id', 'edge-1.2_3');

  expect(response.headers['x-request-id']).toBe('edge-1.2_3');
  expect(lines[0]?.fields.requestId).toBe('edge-1.2_3');
});

test.each(['', 'a b', '<script>', 'a'.repeat(65), 'id{"level":"error"}'])(
  'the request id %j is replaced by a new one',
  async (given) => {
    const response = await request(testApp().app).get('/').set('X-Request-Id', given);

    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  },
);

test('a request whose visitor leaves early is logged as aborted', async () => {
  const { app, lines } = testApp();
  const server = app.listen(0);
  await once(server, 'listening');
  const visit = get({ port: (server.address() as { port: number }).port, path: '/hangs' });
  const [response] = await once(visit, 'response');
  response.on('error', () => {});
  visit.destroy();

  await vi.waitFor(() => expect(lines[0]?.event).toBe('request aborted by the client'), { timeout: 20_000 });
  server.close();
});

test('metrics get the class of a path, never the path', async () => {
  const { app, observed } = testApp();
  for (const path of [
    '/car-leasing',
    '/api/x',
    '/page-data/x',
    '/assets/x.js',
    '/website/x',
    '/__proto__',
    '/constructor',
  ]) {
    await request(app).get(path);
  }

  const classes = observed.map(({ routeClass }) => routeClass);
  expect(classes).toEqual(['page', 'api', 'page-data', 'asset', 'asset', 'page', 'page']);
  expect(JSON.stringify(observed)).not.toContain('/');
});

test('health checks are counted, and logged only when they fail', async () => {
  const { app, lines, observed } = testApp();
  await request(app).get('/readyz');
  await request(app).get('/readyz?down=1');

  expect(observed).toHaveLength(2);
  expect(lines.map(({ fields }) => fields.status)).toEqual([503]);
});

test('answers that are counted have one line a second, and each is observed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const lines: Line[] = [];
  const observed: RequestFacts[] = [];
  const write = (fields: object, event: string) => void lines.push({ event, fields: { ...fields } });
  const count = createAnswerCount({
    log: { info: write, warn: write, error: write },
    observe: (facts) => observed.push(facts),
  });
  const answer = { statusCode: 200 } as ServerResponse;
  for (const bytes of [100, 200]) count({ method: 'GET' } as IncomingMessage, answer, bytes);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1000);
  count({ method: 'GET' } as IncomingMessage, answer, 300);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();

  expect(lines).toEqual([
    { event: 'stored pages sent', fields: { answers: 2, bytes: 300, slowestMs: expect.any(Number) } },
    { event: 'stored pages sent', fields: { answers: 1, bytes: 300, slowestMs: expect.any(Number) } },
  ]);
  expect(observed).toHaveLength(3);
});
