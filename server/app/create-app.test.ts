import request from 'supertest';
import { expect, test } from 'vitest';
import { noClientAssets } from '#server/pages/client-assets.ts';
import { createTestApp, testVehicles } from '#server/testing/test-app.ts';
import { vehiclePath } from '#shared/routes/link-to.ts';

const app = await createTestApp();
const [car] = testVehicles;
const carPath = car ? vehiclePath('personal', car) : '';

test('a results page arrives as whole HTML with its deals, crumbs and data blocks', async () => {
  const response = await request(app).get('/car-leasing/skoda');

  expect(response.status).toBe(200);
  expect(response.text).toMatch(/^<!DOCTYPE html><html lang="en-GB">/);
  expect(response.text).toContain(carPath);
  expect(response.text).toContain('aria-label="Breadcrumb"');
  expect(response.text).toContain('"@type":"BreadcrumbList"');
  expect(response.text).toContain('id="page-state"');
});

test('a second request gets the same bytes from store, and 304 when the browser has them already', async () => {
  const first = await request(app).get('/van-leasing');
  const again = await request(app).get('/van-leasing');
  const known = await request(app).get('/van-leasing').set('If-None-Match', String(first.headers.etag));

  expect(again.text).toBe(first.text);
  expect(known.status).toBe(304);
  expect(known.text).toBe('');
});

test('a parameter that no page understands changes nothing', async () => {
  const plain = await request(app).get('/car-leasing');
  const tracked = await request(app).get('/car-leasing?utm_source=x&__proto__=1');

  expect(tracked.text).toBe(plain.text);
});

test.each(['br', 'gzip', 'identity'])('the page is whole in the encoding %s', async (encoding) => {
  const response = await request(app).get('/car-leasing').set('Accept-Encoding', encoding);

  expect(response.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  expect(response.text).toMatch(/<\/html>$/);
});

test('page data has the same data and head as the page, and no HTML', async () => {
  const response = await request(app).get('/page-data/car-leasing/skoda?sort=total');

  expect(response.status).toBe(200);
  expect(response.body.data.sort).toBe('total');
  expect(response.body.head.canonicalUrl).toBe('http://localhost:3000/car-leasing/skoda');
});

test('a document and its page data both name the build that made them', async () => {
  const page = await request(app).get('/car-leasing/skoda');
  const data = await request(app).get('/page-data/car-leasing/skoda');
  const start = /id="page-state">([^<]+)</.exec(page.text)?.[1] ?? '{}';

  expect(JSON.parse(start).build).toBe(noClientAssets.build);
  expect(data.body.build).toBe(noClientAssets.build);
});

test('a stale slug redirects to the one address of the vehicle, keeping the profile', async () => {
  const stale = carPath.replace('/skoda/', '/seat/');
  const response = await request(app).get(`${stale}?term=24`);

  expect(response.status).toBe(301);
  expect(response.headers.location).toBe(`${carPath}?term=24`);
});

test.each([
  '/nothing-here',
  '/car-leasing/no-such-make',
  '/car-leasing/body-type/boat',
  '/car-leasing/__proto__',
])('%s is a 404 page in the shell', async (path) => {
  const response = await request(app).get(path);

  expect(response.status).toBe(404);
  expect(response.text).toContain('<h1');
  expect(response.text).toContain('<header');
  expect(response.headers['cache-control']).toBe('no-store');
});

test.each(['/%E0%A4%A', '/car-leasing/%00', '/%'])(
  'the malformed address %s gets a clear 400',
  async (path) => {
    const response = await request(app).get(path);

    expect(response.status).toBe(400);
    expect(response.text).toContain('<h1');
  },
);

test('a query string with markup in it gives an ordinary page that does not repeat the markup', async () => {
  const attack = encodeURIComponent('</script><script>alert(1)</script>');
  const response = await request(app).get(
    `/car-leasing?make=${attack}&sort=${attack}&page=-1&page=2&term=${'9'.repeat(5000)}&constructor=1`,
  );

  expect(response.status).toBe(200);
  expect(response.text).not.toContain('<script>alert');
});

test('no page carries an inline script or style', async () => {
  for (const path of ['/', '/car-leasing', carPath, '/all-manufacturers', '/nothing-here']) {
    const { text } = await request(app).get(path);
    const scripts = [...text.matchAll(/<script([^>]*)>/g)].map((match) => match[1] ?? '');

    expect(
      scripts.filter((attributes) => !/ src=|type="(application\/(ld\+)?json|text\/plain)"/.test(attributes)),
    ).toEqual([]);
    expect(text).not.toMatch(/ style=|<style/);
  }
});

test('every page in the sitemap answers', async () => {
  const index = await request(app).get('/sitemap.xml');
  const files = [...index.text.matchAll(/<loc>http:\/\/localhost:3000([^<]+)/g)].map(
    (match) => match[1] ?? '',
  );
  expect(files.length).toBeGreaterThan(3);
  const maps = await Promise.all(files.map((file) => request(app).get(file)));
  const paths = maps.flatMap(({ text }) =>
    [...text.matchAll(/<loc>http:\/\/localhost:3000([^<]*)/g)].map((m) => m[1] ?? ''),
  );

  expect(paths).toContain('/');
  expect(paths).toContain(carPath);
  for (const path of paths) {
    const response = await request(app).get(path || '/');
    expect([path, response.status]).toEqual([path, 200]);
  }
});

test('health, readiness, robots and metrics answer', async () => {
  expect((await request(app).get('/healthz')).status).toBe(200);
  expect((await request(app).get('/readyz')).status).toBe(200);
  expect((await request(app).get('/robots.txt')).text).toContain(
    'Sitemap: http://localhost:3000/sitemap.xml',
  );
  expect((await request(app).get('/metrics')).text).toContain('http_request_duration_seconds');
});
