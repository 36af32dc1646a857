import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { redirects } from '#shared/routes/redirects.ts';

const app = await createTestApp();

test.each(redirects)('$from leads to $to, which is a page, and keeps the query', async ({ from, to }) => {
  const { status, headers } = await request(app).get(`${from}?page=1`);
  const page = await request(app).get(to);

  expect([status, headers.location]).toEqual([301, `${to}?page=1`]);
  expect(page.status).toBe(200);
});

test('no address that leads elsewhere is one that others lead to', () => {
  const targets = new Set(redirects.map(({ to }) => to));

  expect(redirects.filter(({ from }) => targets.has(from))).toEqual([]);
});

test('in capitals and with a slash at the end an old address leads to its page too', async () => {
  const { headers } = await request(app).get('/Blog/').redirects(0);

  expect(headers.location).toBe('/blog');
});
