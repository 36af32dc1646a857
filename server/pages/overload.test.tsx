import { expect, test } from 'vitest';
import { fetchRaw } from '#server/testing/fetch-raw.ts';
import { servePages, testPage } from '#server/testing/page-app.ts';
import { recordLog } from '#server/testing/recorded-log.ts';

/** A public and a personal page that load until the test lets them finish. Two of each may load. */
async function serveSlowPages() {
  const opened = Promise.withResolvers<object>();
  const recorded = recordLog();
  const slow = Array.from({ length: 12 }, (_, index) =>
    testPage({
      path: `/slow-${index}`,
      cache: index % 2 === 0 ? 'short' : 'never',
      load: () => opened.promise,
      component: () => <h1>Here at last</h1>,
    }),
  );
  const kept = testPage({ path: '/kept', cache: 'long', load: () => ({}), component: () => <h1>Kept</h1> });
  const origin = await servePages({
    pages: [...slow, kept],
    log: recorded.log,
    env: { MAX_CONCURRENT_RENDERS: '2' },
  });
  return { origin, recorded, open: () => opened.resolve({}) };
}

test('as many pages as may be under way and as many more are served, others are answered 503 with Retry-After at once', async () => {
  const { origin, open, recorded } = await serveSlowPages();
  await fetchRaw(`${origin}/kept`);
  const answers = Array.from({ length: 12 }, (_, index) => fetchRaw(`${origin}/slow-${index}`));
  // Of each kind two load and two wait. The others are answered meanwhile.
  const listRefused = () => recorded.events().filter((event) => event === 'request turned away');
  await expect.poll(listRefused).toHaveLength(4);

  expect((await fetchRaw(`${origin}/healthz`)).status).toBe(200);
  expect((await fetchRaw(`${origin}/readyz`)).status).toBe(200);
  expect((await fetchRaw(`${origin}/kept`)).body.length).toBeGreaterThan(1000);
  open();
  const statuses = (await Promise.all(answers)).map(
    ({ status, headers }) => `${status} ${headers['retry-after'] ?? ''}`,
  );
  expect(statuses.toSorted()).toEqual([...Array(8).fill('200 '), ...Array(4).fill('503 5')]);
  expect((await fetchRaw(`${origin}/slow-11`)).status).toBe(200);
});

test('an address without a page takes no place at the limit', async () => {
  const { origin, open, recorded } = await serveSlowPages();
  const answers = Array.from({ length: 10 }, (_, index) => fetchRaw(`${origin}/slow-${index}`));
  await expect.poll(recorded.events).toContain('request turned away');

  expect((await fetchRaw(`${origin}/nowhere`)).status).toBe(404);
  open();
  await Promise.all(answers);
});

test('personal pages that wait do not block public ones', async () => {
  const { origin, open, recorded } = await serveSlowPages();
  const personal = [1, 3, 5, 7, 9].map((index) => fetchRaw(`${origin}/slow-${index}`));
  await expect.poll(recorded.events).toContain('request turned away');

  expect((await fetchRaw(`${origin}/kept`)).status).toBe(200);
  open();
  await Promise.all(personal);
});
