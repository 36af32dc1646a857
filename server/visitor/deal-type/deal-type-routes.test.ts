import fc from 'fast-check';
import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

const app = await createTestApp();

/** Posts these fields as the toggle's form does. */
function choose(fields: Readonly<Record<string, string>>) {
  return request(app).post('/deal-type').type('form').send(fields);
}

test('the choice is saved in the cookie toggleDealType, path /, same-site', async () => {
  const response = await choose({ dealType: 'business', next: '/business-car-leasing?term=24' });
  const [cookie = '', ...others] = response.headers['set-cookie'] ?? [];

  expect(others).toEqual([]);
  expect(cookie.split('; ')).toEqual(
    expect.arrayContaining(['toggleDealType=business', 'Path=/', 'SameSite=Lax', 'Max-Age=31536000']),
  );
  expect(cookie).not.toMatch(/HttpOnly|Secure|Domain/i);
});

test('on https the cookie goes over https only', async () => {
  const secure = await createTestApp({ env: { SITE_ORIGIN: 'https://site.example' } });
  const response = await request(secure).post('/deal-type').type('form').send({ dealType: 'personal' });

  expect(response.headers['set-cookie']?.[0]).toContain('; Secure');
});

test('the form leads to the page under the other deal type, and no cache keeps the answer', async () => {
  const response = await choose({
    dealType: 'business',
    next: '/business-car-leasing/skoda?fuel=petrol,diesel',
  });

  expect(response.status).toBe(303);
  expect(response.headers.location).toBe('/business-car-leasing/skoda?fuel=petrol,diesel');
  expect(response.headers['cache-control']).toBe('no-store');
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  '/car-leasing\\skoda',
  '/car-leasing/..//evil.example',
  'https://evil.example/car-leasing',
  'javascript:alert(1)',
  '/car-leasing\r\nSet-Cookie: session=1',
  '/api/account/session',
  '/page-data/car-leasing',
  '',
  'car-leasing',
  `/${'a'.repeat(9000)}`,
])('an address that is no page of the site, %j, redirects to the deals of the type', async (next) => {
  const business = await choose({ dealType: 'business', next });

  expect(business.status).toBe(303);
  expect(business.headers.location).toBe('/business-car-leasing');
});

test('a form without an address, or with two, redirects to the deals of the type', async () => {
  const without = await choose({ dealType: 'personal' });
  const two = await request(app).post('/deal-type').type('form').send('dealType=personal&next=/a&next=//b');

  expect(without.headers.location).toBe('/car-leasing');
  expect(two.headers.location).toBe('/car-leasing');
});

const pieces = fc.constantFrom(
  ...['/', '//', '\\', '.', '..', '/..', '%2e', '%2f', '%5c', '@', ':', '?', '#', ' ', '\t', '\r\n', '\0'],
  ...['http:', 'evil.example', 'car-leasing', 'business-car-leasing', 'api', '\u2028', '／', 'é'],
);

test('no address that is sent can take a browser off the site', async () => {
  const address = fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
  await fc.assert(
    fc.asyncProperty(address, async (next) => {
      const { status, headers } = await choose({ dealType: 'business', next });
      const target = new URL(headers.location ?? '', 'https://site.example/car-leasing');

      expect(status).toBe(303);
      expect(target.origin).toBe('https://site.example');
      expect(target.pathname).not.toMatch(/^\/[/\\]|^\/api(?:\/|$)/);
    }),
    { numRuns: 200 },
  );
});

test.each([{}, { dealType: 'van' }, { dealType: '' }, { dealType: 'business; Path=/x' }])(
  '%j is no deal type of the toggle: refused, and no cookie is set',
  async (fields) => {
    const response = await choose({ next: '/car-leasing', ...fields });

    expect(response.status).toBe(400);
    expect(response.headers['set-cookie']).toBeUndefined();
  },
);

test('another site cannot make the choice for a visitor', async () => {
  const crossSite = await choose({ dealType: 'business' }).set('Sec-Fetch-Site', 'cross-site');
  const foreign = await choose({ dealType: 'business' }).set('Origin', 'https://evil.example');

  expect([crossSite.status, foreign.status]).toEqual([403, 403]);
  expect([crossSite, foreign].flatMap(({ headers }) => headers['set-cookie'] ?? [])).toEqual([]);
});

test('a body larger than any address is refused, and so are more fields than the form has', async () => {
  const many = Object.fromEntries(Array.from({ length: 10 }, (_, place) => [place, '']));

  expect((await choose({ dealType: 'business', next: `/${'a'.repeat(40_000)}` })).status).toBe(413);
  expect((await choose({ dealType: 'business', ...many })).status).toBe(413);
});

test('the address that the form posts to is not a page', async () => {
  expect((await request(app).get('/deal-type')).status).toBe(404);
});
