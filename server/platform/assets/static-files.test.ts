import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

const script = 'export const answer = 42;\n'.repeat(20);
const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
mkdirSync(join(folder, 'public/assets'), { recursive: true });
writeFileSync(join(folder, 'secret.txt'), 'canary');
for (const [name, content] of [
  ['assets/entry-ABC123.js', script],
  ['assets/entry-ABC123.js.br', brotliCompressSync(script)],
  ['assets/entry-ABC123.js.gz', gzipSync(script)],
  ['assets/gone.css', 'a {}'],
  ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a b.txt', 'spaced'],
  ['film.mp4', 'filmdata'],
  ['.hidden', 'canary'],
] as const) {
  writeFileSync(join(folder, 'public', name), content);
}
afterAll(() => rmSync(folder, { recursive: true }));

const policies = { 'Permissions-Policy': 'camera=()', 'Content-Security-Policy': "default-src 'none'" };
const app = express();
app.use((_req, res, next) => {
  res.set(policies);
  next();
});
app.use(staticFiles({ folder: join(folder, 'public'), immutablePrefixes: ['/assets/'] }));
app.use((req, res) => void res.status(404).send(`fell through: ${req.url}`));

test('a file with a hash in its name is cached for a year', async () => {
  const response = await request(app).get('/assets/entry-ABC123.js');

  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a file is not sent plain to a client that refuses that', async () => {
  const ask = (path: string, accepted: string) => request(app).get(path).set('Accept-Encoding', accepted);

  expect((await ask('/assets/entry-ABC123.js', 'identity;q=0, br')).headers['content-encoding']).toBe('br');
  expect((await ask('/assets/entry-ABC123.js', 'identity;q=0, deflate')).status).toBe(406);
  expect((await ask('/logo.svg', '*;q=0')).status).toBe(406);
  expect((await ask('/nowhere', '*;q=0')).status).toBe(404);
});

test('any other file is cached for a day, then answered with 304', async () => {
  const first = await request(app).get('/logo.svg');
  const again = await request(app)
    .get('/logo.svg')
    .set('If-None-Match', first.headers.etag ?? '');

  expect(first.headers['cache-control']).toBe('public, max-age=86400');
  expect(first.headers['content-type']).toBe('image/svg+xml');
  expect(again.status).toBe(304);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['identity;q=0, br, *', 'br'],
  ['gzip;q=0, br;q=0.1', 'br'],
  ['identity', undefined],
  ['br;q=0, gzip;q=0', undefined],
])('a browser that accepts %s gets %s', async (accepted, encoding) => {
  const response = await request(app).get('/assets/entry-ABC123.js').set('Accept-Encoding', accepted);

  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(response.headers.vary).toBe('Accept-Encoding');
  expect(response.text).toBe(script);
});

test('a file without a compressed form does not vary', async () => {
  const response = await request(app).get('/logo.svg').set('Accept-Encoding', 'br, gzip');

  expect(response.headers).not.toHaveProperty('content-encoding');
  expect(response.headers).not.toHaveProperty('vary');
});

test('headers about what a document may do are not repeated on its files; a drawing keeps its policy', async () => {
  const script = await request(app).get('/assets/entry-ABC123.js');
  const drawing = await request(app).get('/logo.svg');

  expect(script.headers).not.toHaveProperty('permissions-policy');
  expect(script.headers).not.toHaveProperty('content-security-policy');
  expect(drawing.headers['content-security-policy']).toBe(policies['Content-Security-Policy']);
});

test('each encoding has an ETag of its own', async () => {
  const path = '/assets/entry-ABC123.js';
  const plain = await request(app).get(path).set('Accept-Encoding', 'identity');
  const brotli = await request(app).get(path).set('Accept-Encoding', 'br');

  expect(plain.headers.etag).not.toBe(brotli.headers.etag);
});

test('two builds never share an ETag for different bytes, even if the files have the same time of change', async () => {
  const builds = ['<svg a="1"/>', '<svg a="2"/>'].map((content, number) => {
    const build = join(folder, `build-${number}`);
    mkdirSync(build);
    writeFileSync(join(build, 'logo.svg'), content);
    // Images of containers give all files the same time.
    utimesSync(join(build, 'logo.svg'), 0, 0);
    return express().use(staticFiles({ folder: build, immutablePrefixes: [] }));
  });
  const [older, newer] = builds as [express.Express, express.Express];
  const first = await request(older).get('/logo.svg');
  const ask = (name: string, value: string) => request(newer).get('/logo.svg').set(name, value);

  expect((await ask('If-None-Match', String(first.headers.etag))).status).toBe(200);
  expect((await ask('If-Modified-Since', new Date().toUTCString())).status).toBe(200);
  expect(first.headers).not.toHaveProperty('last-modified');
});

test('a file name with a space is found', async () => {
  expect((await request(app).get('/a%20b.txt')).text).toBe('spaced');
});

test.each([
  '/',
  '/assets',
  '/assets/',
  '/.hidden',
  '/%2ehidden',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/entry-ABC123.js.br',
  '/assets/entry-ABC123.js/',
  '/__proto__',
  '/%E0%A4%A',
])('%s is not a file and falls through', async (path) => {
  const response = await request(app).get(path);

  expect(response.status).toBe(404);
  expect(response.text).toContain('fell through');
  expect(response.headers).not.toHaveProperty('cache-control');
});

test('a file that was removed after the start falls through', async () => {
  rmSync(join(folder, 'public/assets/gone.css'));
  const response = await request(app).get('/assets/gone.css');

  expect(response.text).toBe('fell through: /assets/gone.css');
  expect(response.headers['content-security-policy']).toBe(policies['Content-Security-Policy']);
  expect(response.headers['permissions-policy']).toBe(policies['Permissions-Policy']);
  expect(response.headers).not.toHaveProperty('cache-control');
  expect(response.headers['content-type']).toContain('text/html');
});

test('a form sent to a file falls through', async () => {
  expect((await request(app).post('/logo.svg')).text).toContain('fell through');
});

test.each([
  ['bytes=0-3', 'bytes 0-3/8', 'film'],
  ['bytes=4-', 'bytes 4-7/8', 'data'],
  ['bytes=-2', 'bytes 6-7/8', 'ta'],
  ['bytes=6-900', 'bytes 6-7/8', 'ta'],
])('a player that asks for %s gets %s', async (range, contentRange, part) => {
  const { status, headers, body } = await request(app).get('/film.mp4').set('Range', range);

  expect(status).toBe(206);
  expect(headers['content-range']).toBe(contentRange);
  expect(headers['content-length']).toBe(String(part.length));
  expect(headers['content-type']).toBe('video/mp4');
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect(body.toString()).toBe(part);
});

test.each(['bytes=8-', 'bytes=900-901'])('%s is outside of the file', async (range) => {
  const { status, headers } = await request(app).get('/film.mp4').set('Range', range);

  expect(status).toBe(416);
  expect(headers['content-range']).toBe('bytes */8');
  expect(headers).not.toHaveProperty('cache-control');
});

test.each(['bytes=x', 'seconds=1-2', 'bytes=0-1,4-5'])(
  'with %s, which is no single range of bytes, the file is sent whole',
  async (range) => {
    const { status, headers } = await request(app).get('/film.mp4').set('Range', range);

    expect([status, headers['content-length']]).toEqual([200, '8']);
  },
);

test('the rest of a film is sent only while the file is the one whose beginning was sent', async () => {
  const { headers } = await request(app).get('/film.mp4');
  const rest = (etag: string) => request(app).get('/film.mp4').set('Range', 'bytes=4-').set('If-Range', etag);

  expect(headers['accept-ranges']).toBe('bytes');
  expect((await rest(String(headers.etag))).status).toBe(206);
  expect((await rest('"another"')).status).toBe(200);
});
