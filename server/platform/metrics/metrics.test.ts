import express, { type ErrorRequestHandler } from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import type { HttpError } from '#server/platform/http/errors.ts';
import { createMetrics } from './metrics.ts';
import { metricsEndpoint } from './metrics-endpoint.ts';

const token = 'a-token-of-many-letters';

function testApp(config: { metricsToken: string | undefined; isProduction: boolean }) {
  const answerError: ErrorRequestHandler = (error: HttpError, _req, res, _next) => {
    res.sendStatus(error.status);
  };
  return express().use(metricsEndpoint({ config, metrics: createMetrics({}) }), answerError);
}

test('requests are counted by class, method and kind of status', async () => {
  const metrics = createMetrics({});
  metrics.observeRequest({ routeClass: 'page', method: 'GET', status: 204, durationMs: 4 });
  metrics.observeRequest({ routeClass: 'api', method: 'PROPFIND', status: 405, durationMs: 4000 });
  const text = await metrics.toText();

  expect(text).toContain('http_request_duration_seconds_sum{class="page",method="GET",status="2xx"} 0.004');
  expect(text).toContain('http_request_duration_seconds_count{class="api",method="other",status="4xx"} 1');
});

test('a gauge is read each time it is asked for', async () => {
  let bytes = 1;
  const metrics = createMetrics({ page_cache_bytes: { help: 'Bytes of stored pages.', read: () => bytes } });

  expect(await metrics.toText()).toContain('\npage_cache_bytes 1\n');
  bytes = 2;
  expect(await metrics.toText()).toContain('\npage_cache_bytes 2\n');
});

test('a source of type counter is exposed as a counter', async () => {
  let lost = 0;
  const help = 'Log lines lost.';
  const metrics = createMetrics({
    log_lines_lost_total: { help, type: 'counter' as const, read: () => lost },
  });

  expect(await metrics.toText()).toContain('# TYPE log_lines_lost_total counter\nlog_lines_lost_total 0\n');
  lost = 7;
  expect(await metrics.toText()).toContain('\nlog_lines_lost_total 7\n');
});

test('the process reports its memory and event loop lag', async () => {
  const text = await createMetrics({}).toText();

  expect(text).toContain('process_resident_memory_bytes');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
});

test('two sets of metrics are independent', async () => {
  const [one, two] = [createMetrics({}), createMetrics({})];
  one.observeRequest({ routeClass: 'page', method: 'GET', status: 200, durationMs: 1 });

  expect(await two.toText()).not.toContain('class="page"');
});

test('with a token configured, only requests with it get the metrics', async () => {
  const app = testApp({ metricsToken: token, isProduction: true });
  const read = await request(app).get('/metrics').set('Authorization', `Bearer ${token}`);

  expect(read.status).toBe(200);
  expect(read.headers['content-type']).toContain('text/plain');
  expect((await request(app).get('/metrics')).status).toBe(404);
  expect((await request(app).get('/metrics').set('Authorization', `Bearer ${token}x`)).status).toBe(404);
  expect((await request(app).get('/metrics').set('Authorization', token)).status).toBe(404);
});

test('without a token only this machine gets the metrics, and not through a proxy', async () => {
  const app = testApp({ metricsToken: undefined, isProduction: false });

  expect((await request(app).get('/metrics')).status).toBe(200);
  expect((await request(app).get('/metrics').set('X-Forwarded-For', '192.0.2.1')).status).toBe(404);
  expect((await request(app).get('/metrics').set('Forwarded', 'for=192.0.2.1')).status).toBe(404);
});

test('without a token production has no metrics', async () => {
  const app = testApp({ metricsToken: undefined, isProduction: true });

  expect((await request(app).get('/metrics')).status).toBe(404);
});
