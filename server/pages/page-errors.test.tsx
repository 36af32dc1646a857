import request from 'supertest';
import { expect, test } from 'vitest';
import { HttpError, NotFoundError, UnavailableError } from '#server/platform/http/errors.ts';
import { fetchRaw } from '#server/testing/fetch-raw.ts';
import { servePages, testPage } from '#server/testing/page-app.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const canary = 'canary-7f3a';

const faults = [
  [400, new HttpError(400, 'Please check the address.')],
  [404, new NotFoundError(canary)],
  [500, new Error(canary, { cause: new Error(canary) })],
  [500, new TypeError(`Cannot read ${canary}`)],
  [503, new UnavailableError(canary)],
] as const;

async function serveFaults(recorded = recordLog()) {
  const pages = faults.map(([status, error], index) =>
    testPage({
      path: `/fault-${status}-${index}`,
      cache: index % 2 === 0 ? 'short' : 'never',
      load: () => {
        throw error;
      },
      component: () => null,
    }),
  );
  const origin = await servePages({ pages, log: recorded.log });
  return { origin, paths: pages.map(({ record }) => record.path), recorded };
}

test('whatever a loader throws, the answer has its status, a heading, a link to go on, and no detail of the fault', async () => {
  const { origin, paths } = await serveFaults();
  for (const [index, path] of paths.entries()) {
    const { status, headers, body } = await fetchRaw(origin + path);
    const text = body.toString();

    expect([path, status]).toEqual([path, faults[index]?.[0]]);
    expect(text).not.toContain(canary);
    expect(text).not.toMatch(/ at \w+|node:internal|\.tsx?:\d/);
    expect(text).toMatch(/<h1/);
    expect(text).toContain('href="/"');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('<header');
    expect(headers['retry-after']).toBe(status === 503 ? '5' : undefined);
  }
});

test('page data has the same status as JSON, without details of our faults', async () => {
  const { origin, paths } = await serveFaults();
  for (const [index, path] of paths.entries()) {
    const { status, headers, body } = await fetchRaw(`${origin}/page-data${path}`);

    expect([path, status]).toEqual([path, faults[index]?.[0]]);
    expect(headers['content-type']).toContain('application/json');
    if (status === 500) expect(body.toString()).not.toContain(canary);
  }
});

test('our own faults are logged with their stack, faults of the address are not', async () => {
  const { origin, paths, recorded } = await serveFaults();
  for (const path of paths) await fetchRaw(origin + path);

  expect(recorded.events().filter((event) => event === 'request failed')).toHaveLength(2);
  expect(recorded.events().filter((event) => event === 'request turned away')).toHaveLength(1);
  expect(recorded.text()).toContain('page-errors.test.tsx');
});

const secrets = [
  'ada-canary@example.com',
  'token-canary',
  'cookie-canary',
  'body-canary',
  'query-canary',
  'basic-canary',
];

test.each([
  '/car-leasing',
  '/nothing-here',
  '/page-data/car-leasing',
  '/page-data/nothing-here',
  '/%',
  '/Car-Leasing/',
])('what a visitor sends to %s beside the path reaches neither log nor answer', async (path) => {
  const recorded = recordLog();
  const app = await createTestApp({ log: recorded.log });
  const { text } = await request(app)
    .get(`${path}?email=ada-canary@example.com&token=token-canary&make=query-canary&sort=query-canary`)
    .redirects(0)
    .set({
      Cookie: 'session=cookie-canary',
      Authorization: 'Basic basic-canary',
      Referer: 'http://x/?query-canary',
    })
    .set({
      'User-Agent': 'token-canary',
      'X-Request-Id': 'ada-canary@example.com',
      'If-None-Match': '"token-canary"',
    });

  expect(recorded.events().length).toBeGreaterThan(0);
  for (const secret of secrets) {
    expect([secret, recorded.text().includes(secret)]).toEqual([secret, false]);
    expect([secret, text.includes(secret)]).toEqual([secret, false]);
  }
});

test('the body of a request that is refused is not logged', async () => {
  const recorded = recordLog();
  const app = await createTestApp({ log: recorded.log });
  const response = await request(app)
    .post('/car-leasing?token=token-canary')
    .send({ password: 'body-canary' });

  expect(response.status).toBe(405);
  expect(recorded.text()).toContain('/car-leasing');
  for (const secret of secrets) expect([secret, recorded.text().includes(secret)]).toEqual([secret, false]);
});

test('a fault whose message repeats what the visitor sent is logged without it', async () => {
  const recorded = recordLog();
  const load = () => {
    throw new Error('Failed on /account?token=token-canary for ada-canary@example.com');
  };
  const page = testPage({ path: '/fault', cache: 'never', load, component: () => null });
  const origin = await servePages({ pages: [page], log: recorded.log });
  await fetchRaw(`${origin}/fault`);

  expect(recorded.text()).toContain('Failed on /account');
  for (const secret of secrets) expect([secret, recorded.text().includes(secret)]).toEqual([secret, false]);
});
