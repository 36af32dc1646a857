import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { earlierAssets } from './earlier-assets.ts';

const script = 'export const answer = 42;\n'.repeat(20);
const temporary = mkdtempSync(join(tmpdir(), 'earlier-assets-'));
const folder = join(temporary, 'kept');
mkdirSync(join(folder, 'folder-AAAA1111.js'), { recursive: true });
for (const [name, content] of [
  ['kept/entry-AAAA1111.js', script],
  ['kept/entry-AAAA1111.js.br', brotliCompressSync(script)],
  ['kept/entry-AAAA1111.js.gz', gzipSync(script)],
  ['kept/site-0123abcd.css', 'a {}'],
  ['kept/notes.txt', 'canary'],
  ['kept/.hidden-AAAA1111.js', 'canary'],
  ['kept/no-hash.js', 'canary'],
  ['secret-AAAA1111.js', 'canary'],
] as const) {
  writeFileSync(join(temporary, name), content);
}
symlinkSync(join(temporary, 'secret-AAAA1111.js'), join(folder, 'linked-AAAA1111.js'));
execFileSync('mkfifo', [join(folder, 'piped-AAAA1111.js')]);
afterAll(() => rmSync(temporary, { recursive: true }));

const app = express();
app.use(earlierAssets(folder));
app.use((req, res) => void res.status(404).send(`fell through: ${req.url}`));

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['identity', undefined],
])(
  'a script of another build is served for a year; a browser that accepts %s gets %s',
  async (accepted, encoding) => {
    const response = await request(app).get('/assets/entry-AAAA1111.js').set('Accept-Encoding', accepted);

    expect(response.status).toBe(200);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(response.text).toBe(script);
  },
);

test('a style without compressed forms is sent as it is, and 304 to a browser that has it', async () => {
  const first = await request(app).get('/assets/site-0123abcd.css').set('Accept-Encoding', 'br');
  const again = await request(app)
    .get('/assets/site-0123abcd.css')
    .set('If-None-Match', first.headers.etag ?? '');

  expect([first.text, first.headers['content-type']]).toEqual(['a {}', 'text/css; charset=utf-8']);
  expect([again.status, again.text]).toEqual([304, '']);
});

test('each encoding has an ETag of its own', async () => {
  const tags = ['br', 'gzip', 'identity'].map(
    async (encoding) =>
      (await request(app).get('/assets/entry-AAAA1111.js').set('Accept-Encoding', encoding)).headers.etag,
  );

  expect(new Set(await Promise.all(tags)).size).toBe(3);
});

test('HEAD has the headers of GET', async () => {
  const response = await request(app).head('/assets/site-0123abcd.css');

  expect([response.status, response.headers['content-length'], response.text]).toEqual([200, '4', undefined]);
});

test.each([
  '/assets/entry-ZZZZ9999.js',
  '/assets/',
  '/assets/notes.txt',
  '/assets/no-hash.js',
  '/assets/.hidden-AAAA1111.js',
  '/assets/entry-AAAA1111.js.br',
  '/assets/entry-AAAA1111.js/',
  '/assets//entry-AAAA1111.js',
  '/assets/linked-AAAA1111.js',
  '/assets/piped-AAAA1111.js',
  '/assets/folder-AAAA1111.js',
  '/assets/../secret-AAAA1111.js',
  '/assets/%2e%2e/secret-AAAA1111.js',
  '/assets/..%2fsecret-AAAA1111.js',
  '/assets/..%5csecret-AAAA1111.js',
  '/assets/entry%2DAAAA1111.js',
  '/assets/entry-AAAA1111.js%00.css',
  '/assets/%E0%A4%A',
])('%s is not found, and the answer is not cached', async (path) => {
  const response = await request(app).get(path);

  expect(response.status).toBe(404);
  expect(response.text).not.toContain('canary');
  // A path that leads out of the folder is resolved first, and is then no longer below /assets/.
  if (!response.text.startsWith('fell through')) expect(response.headers['cache-control']).toBe('no-store');
});

test('without the folder every file is not found', async () => {
  const empty = express().use(earlierAssets(join(temporary, 'nowhere')));
  const response = await request(empty).get('/assets/entry-AAAA1111.js');

  expect([response.status, response.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('other paths, and other methods than GET and HEAD, fall through', async () => {
  expect((await request(app).get('/assetsx')).text).toContain('fell through');
  expect((await request(app).post('/assets/entry-AAAA1111.js')).text).toContain('fell through');
});
