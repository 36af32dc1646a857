import request from 'supertest';
import { expect, test } from 'vitest';
import { UnavailableError } from '#server/platform/http/errors.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { searchInTime } from './search-in-time.ts';
import type { SearchProvider } from './search-provider.ts';

const failing: SearchProvider = {
  search: async () => {
    throw new UnavailableError('The search does not answer just now.');
  },
};

async function ask(path: string, search?: SearchProvider) {
  const app = await createTestApp(search ? { services: { search } } : {});
  return request(app).get(path);
}

test('hits are JSON that any cache may keep for a short time', async () => {
  const response = await ask('/api/search?q=octavia');

  expect(response.status).toBe(200);
  expect(response.headers['cache-control']).toBe('public, max-age=30, s-maxage=60');
  expect(response.headers).not.toHaveProperty('set-cookie');
  expect(response.body.hits[0].title).toBe('Škoda Octavia Car Leasing');
  expect(response.body.hits.length).toBeLessThanOrEqual(8);
});

test('Search starts at 2 characters', async () => {
  expect((await ask('/api/search?q=oc')).status).toBe(200);
  for (const text of ['o', '%20o%20', '', '%C2%A0']) {
    const response = await ask(`/api/search?q=${text}`);
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.fields)).toEqual(['q']);
  }
  expect((await ask('/api/search')).status).toBe(400);
});

test('100 characters are accepted; 101, or an unknown product, are refused', async () => {
  expect((await ask(`/api/search?q=${'x'.repeat(100)}`)).status).toBe(200);
  expect((await ask(`/api/search?q=${'x'.repeat(101)}`)).status).toBe(400);
  const response = await ask('/api/search?q=octavia&product=everything');
  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields)).toEqual(['product']);
});

test('the product filter decides whose prices and vehicles are found', async () => {
  const personal = await ask('/api/search?q=octavia&product=personal-contract-hire');
  const business = await ask('/api/search?q=octavia&product=contract-hire');
  const vans = await ask('/api/search?q=haul&product=contract-hire');

  expect(personal.body.hits.flatMap((hit: { vat?: string }) => hit.vat ?? [])).toContain('inc VAT');
  expect(business.body.hits.flatMap((hit: { vat?: string }) => hit.vat ?? [])).not.toContain('inc VAT');
  expect(vans.body.hits.length).toBeGreaterThan(0);
  expect((await ask('/api/search?q=haul')).body.hits).toEqual([]);
});

test('a provider that fails gives a 503 that may not be cached', async () => {
  const response = await ask('/api/search?q=octavia', failing);

  expect(response.status).toBe(503);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['retry-after']).toBeDefined();
  expect(response.body.message).toBe('The search does not answer just now.');
});

test('a provider that never answers gives 503 in time', async () => {
  const never: SearchProvider = { search: () => new Promise(() => undefined) };
  const question = { text: 'octavia', product: 'contract-hire' } as const;

  await expect(searchInTime(never, question, { limitMs: 20 })).rejects.toThrow('Search is taking too long.');
  const [field, page] = await Promise.all([
    ask('/api/search?q=octavia', never),
    ask('/search?q=octavia', never),
  ]);
  expect(field.status).toBe(503);
  expect(page.text).toContain('Search is taking too long.');
});

test('the search field gets eight hits at most', async () => {
  const hit = { title: 'One', link: '/1', description: '', ispoa: false };
  const { body } = await ask('/api/search?q=octavia', { search: async () => Array(24).fill(hit) });

  expect(body.hits).toHaveLength(8);
});

test('one address is slowed down, another is not', async () => {
  const search: SearchProvider = { search: async () => [] };
  const app = await createTestApp({ services: { search }, env: { TRUST_PROXY: '1' } });
  const askFrom = (address: string) =>
    request(app).get('/api/search?q=octavia').set('X-Forwarded-For', address);
  const statuses: number[] = [];
  for (let count = 0; count < 81; count += 1) statuses.push((await askFrom('192.0.2.1')).status);

  expect(statuses.filter((status) => status === 200)).toHaveLength(80);
  expect(statuses.at(-1)).toBe(429);
  expect((await askFrom('192.0.2.2')).status).toBe(200);
});
