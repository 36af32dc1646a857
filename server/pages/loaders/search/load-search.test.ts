import request from 'supertest';
import { expect, test } from 'vitest';
import { UnavailableError } from '#server/platform/http/errors.ts';
import type { SearchProvider } from '#server/search/search-provider.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { visibleText } from '#server/testing/visible-text.ts';
import type { SearchHit } from '#shared/contracts/search.ts';

async function get(path: string, search?: SearchProvider) {
  const app = await createTestApp(search ? { services: { search } } : {});
  return request(app).get(path);
}

const finds = (...hits: readonly SearchHit[]): SearchProvider => ({ search: async () => hits });

test('/search shows hits with the whole price, for no search engine and no cache', async () => {
  const response = await get('/search?q=octavia');
  const text = visibleText(response.text);

  expect(response.status).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.text).toContain('<meta name="robots" content="noindex');
  expect(text).toContain('Škoda Octavia Estate 1.5 TSI SE 5dr');
  expect(text).toMatch(
    /£[\d,.]+ true monthly cost inc VAT.*£[\d,.]+ a month.*36 months, 10,000 miles a year, 6 months up front, not maintained.*£[\d,.]+ initial payment \(6 months\), £[\d,.]+ fee, then 35 payments of £[\d,.]+, £[\d,.]+ in total, subject to status/s,
  );
});

test("Search pages show the crumb 'Search: {term}' from the search query parameter", async () => {
  const { text } = await get('/search?q=octavia%20estate');

  expect(text).toMatch(/aria-current="page"[^>]*>Search: octavia estate</);
});

test("Search without results shows 'Sorry, no results found' and ways on", async () => {
  const { text, status } = await get('/search?q=haul');

  expect(status).toBe(200);
  expect(text).toContain('Sorry, no results found');
  expect(text).toContain('href="/search?q=haul&amp;product=contract-hire"');
  expect(text).toContain('href="/all-manufacturers"');
});

test('when the provider fails, the page says so, and its form keeps the typed words', async () => {
  const failing: SearchProvider = {
    search: async () => {
      throw new UnavailableError('The search does not answer just now.');
    },
  };
  const { text, status } = await get('/search?q=octavia', failing);

  expect(status).toBe(200);
  expect(text).toContain('The search does not answer just now.');
  expect(text).not.toContain('no results');
  expect(text).toContain('value="octavia"');
});

test('a search of one character, or more than a hundred, is told what to type', async () => {
  for (const words of ['o', 'x'.repeat(101)]) {
    const { text, status } = await get(`/search?q=${words}`);
    expect(status).toBe(200);
    expect(text).toContain('Please type 2 to 100 characters.');
  }
  expect((await get(`/search?q=${'x'.repeat(5000)}`)).text).toContain(`value="${'x'.repeat(200)}"`);
});

test('texts from visitors and providers are shown as text, never as markup', async () => {
  const script = '<script>alert(1)</script>';
  const hit = { title: script, description: '<img src=x onerror=alert(1)>', link: '/contact', ispoa: false };
  const { text } = await get(`/search?q=${encodeURIComponent(`"><${script}`)}`, finds(hit));

  expect(text).not.toContain(script);
  expect(text).not.toContain('<img src=x');
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('a special offer is marked as one, and a vehicle without a rate is price on application', async () => {
  const words = { vat: 'inc VAT', profile: 'Profile', cost: 'Cost' } as const;
  const offer = { title: 'One', link: '/1', description: '', ispoa: false, sale_price: 199_00, ...words };
  const { text } = await get(
    '/search?q=any',
    finds(offer, { title: 'Two', link: '/2', description: '', ispoa: true }),
  );

  expect(visibleText(text)).toMatch(
    /One.*Below its 90-day average.*£199.*a month inc VAT.*Two.*Price on application/s,
  );
});

test('the home page describes the search in its structured data', async () => {
  const { text } = await get('/');

  expect(text).toContain('"urlTemplate":"http://localhost:3000/search?q={search_term_string}"');
});

test('a sentence is answered by a link with its count, a chip for each thing understood, and the words not used', async () => {
  const { text } = await get('/search?q=electric%20hatchback%20under%209000%20with%20wings');

  expect(text).toContain('href="/car-leasing?fuel=electric&amp;bodyType=hatchback&amp;budgetMax=9000"');
  expect(visibleText(text)).toMatch(/Show 1 deal\s+for electric · hatchback · up to £9,000 true cost/);
  expect(text).toContain('href="/car-leasing?bodyType=hatchback&amp;budgetMax=9000"');
  expect(visibleText(text)).toContain('We didn’t use: “wings”');
});

test('a question is answered by its texts, also while the provider fails', async () => {
  const failing: SearchProvider = {
    search: async () => {
      throw new UnavailableError('The search does not answer just now.');
    },
  };
  const { text } = await get('/search?q=can%20I%20cancel', failing);

  expect(text).toContain('<a href="/ending-a-lease-early">Ending a lease early</a>');
});
