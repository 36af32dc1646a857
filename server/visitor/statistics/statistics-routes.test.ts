import express, { type ErrorRequestHandler } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import request from 'supertest';
import { expect, test } from 'vitest';
import type { HttpError } from '#server/platform/http/errors.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { statisticsRoutes } from './statistics-routes.ts';

function statisticsApp(points = 100) {
  const metrics = createMetrics({});
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  const answerError: ErrorRequestHandler = (error: HttpError, _req, res, _next) => {
    res.sendStatus(error.status);
  };
  const app = express().use(statisticsRoutes(metrics, limiter), answerError);
  const send = (event: unknown, headers: Readonly<Record<string, string>> = {}) =>
    request(app)
      .post('/api/statistics')
      .set(headers)
      .send(event as object);
  const readCounts = async () =>
    (await metrics.toText()).split('\n').filter((line) => line.startsWith('visitor_events_total'));
  return { send, readCounts };
}

test('an event adds one to its counter, and nothing else is kept', async () => {
  const { send, readCounts } = statisticsApp();
  const answer = await send({ event: 'page_view', path: '/car-leasing/:make' });
  await send({ event: 'page_view', path: '/car-leasing/:make' });
  await send({ event: 'deal_type_changed', customer_type: 'business' });
  await send({ event: 'search', found: false });
  await send({ event: 'enquiry_sent', kind: 'callback' });

  expect(answer.status).toBe(204);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(await readCounts()).toEqual([
    'visitor_events_total{event="page_view",about="/car-leasing/:make"} 2',
    'visitor_events_total{event="deal_type_changed",about="business"} 1',
    'visitor_events_total{event="search",about="nothing"} 1',
    'visitor_events_total{event="enquiry_sent",about="callback"} 1',
  ]);
});

test.each([
  [{ event: 'page_view', path: '/car-leasing/skoda' }],
  [{ event: 'page_view', path: '/car-leasing/:make', visitor: 'ada' }],
  [{ event: 'search', found: true, term: 'ada@example.com' }],
  [{ event: 'search', found: 'ada@example.com' }],
  [{ event: 'deal_type_changed', customer_type: 'ada' }],
  [{ event: 'enquiry_sent', kind: 'anything' }],
  [{ event: 'made up' }],
  [[]],
])('%j is not counted', async (event) => {
  const { send, readCounts } = statisticsApp();

  expect((await send(event)).status).toBe(400);
  expect(await readCounts()).toEqual([]);
});

test('a beacon is read, although it is sent as plain text', async () => {
  const { send, readCounts } = statisticsApp();
  const headers = { 'Content-Type': 'text/plain;charset=UTF-8' };

  expect((await send('{"event":"search","found":true}', headers)).status).toBe(204);
  expect(await readCounts()).toHaveLength(1);
});

test('an event sent as a form is not read', async () => {
  const { send, readCounts } = statisticsApp();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };

  expect((await send('{"event":"search","found":true}', headers)).status).toBe(400);
  expect(await readCounts()).toEqual([]);
});

test('a long body is refused without being parsed', async () => {
  const { send } = statisticsApp();

  expect((await send({ event: 'page_view', path: 'x'.repeat(600) })).status).toBe(413);
});

test.each([{ 'Sec-GPC': '1' }, { DNT: '1' }])(
  'a browser that objects by %j is not counted',
  async (headers) => {
    const { send, readCounts } = statisticsApp();

    expect((await send({ event: 'search', found: true }, headers)).status).toBe(204);
    expect(await readCounts()).toEqual([]);
  },
);

test('events beyond what visitors can cause are refused', async () => {
  const { send, readCounts } = statisticsApp(2);
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn += 1)
    statuses.push((await send({ event: 'search', found: true })).status);

  expect(statuses).toEqual([204, 204, 429, 429]);
  expect(await readCounts()).toEqual(['visitor_events_total{event="search",about="found"} 2']);
});

test('another site cannot send events', async () => {
  const { status } = await request(await createTestApp())
    .post('/api/statistics')
    .set('Sec-Fetch-Site', 'cross-site')
    .send({ event: 'search', found: true });

  expect(status).toBe(403);
});
