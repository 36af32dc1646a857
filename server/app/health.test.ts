import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { health } from './health.ts';
import { createReadiness } from './readiness.ts';

test('/healthz answers 200 even when checks fail', async () => {
  const app = express().use(health(createReadiness({ database: () => false }), 'b1'));
  const response = await request(app).get('/healthz');

  expect(response.status).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('the process is ready when every check passes, and names those that do not', async () => {
  let version = 0;
  const broken = () => {
    if (version < 2) throw new Error('canary');
    return true;
  };
  const app = express().use(
    health(createReadiness({ snapshot: () => version > 0, migrations: broken }), 'b1'),
  );

  const answers = [];
  for (version = 0; version < 3; version++) answers.push(await request(app).get('/readyz'));

  expect(answers.map(({ status }) => status)).toEqual([503, 503, 200]);
  expect(answers.map(({ body }) => body.missing)).toEqual([['snapshot', 'migrations'], ['migrations'], []]);
});

test('a process that is held back is not ready until it is let go', async () => {
  const readiness = createReadiness({ catalogue: () => true });
  const release = readiness.hold('pages');

  expect(readiness.listMissing()).toEqual(['pages']);
  release();
  expect(readiness.listMissing()).toEqual([]);
});

test('a process that is draining is not ready', async () => {
  const readiness = createReadiness({});
  readiness.startDraining();
  const response = await request(express().use(health(readiness, 'b1'))).get('/readyz');

  expect([response.status, response.body.missing]).toEqual([503, ['draining']]);
  expect(readiness.isDraining).toBe(true);
});

test.each(['/healthz', '/readyz'])('%s says which build answers', async (path) => {
  const response = await request(express().use(health(createReadiness({}), 'b1'))).get(path);

  expect(response.body.build).toBe('b1');
});

test('a service that does not answer is listed with the time since when, and the process stays ready', async () => {
  const since = new Date('2026-11-22T02:00:00Z');
  const away = [{ name: 'mail', since, reason: 'ECONNREFUSED', host: 'canary.internal' }];
  const app = express().use(
    health(
      createReadiness({}, () => away),
      'b1',
    ),
  );
  const response = await request(app).get('/readyz');

  expect(response.status).toBe(200);
  expect(response.body).toMatchObject({ status: 'ready', missing: [] });
  expect(response.body.degraded).toEqual([{ name: 'mail', since: '2026-11-22T02:00:00.000Z' }]);
  expect(response.text).not.toMatch(/canary|ECONNREFUSED/);
});
