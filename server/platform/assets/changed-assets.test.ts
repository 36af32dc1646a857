import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, expect, test } from 'vitest';
import { decompress, toDictionary } from '#server/platform/http/codings/compress.ts';
import { fetchRaw } from '#server/testing/fetch-raw.ts';
import { listenLocally } from '#server/testing/listen-locally.ts';
import { createChangedAssets } from './changed-assets.ts';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'changed-assets-'));
const [kept, own] = [join(folder, 'kept'), join(folder, 'public/assets')];
mkdirSync(kept);
mkdirSync(own, { recursive: true });
const before = Array.from({ length: 3000 }, (_, line) => `export const value${line} = ${line * 7919};`).join(
  '\n',
);
const after = before.replace('value1500 = ', 'value1500 = 1 + ');
writeFileSync(join(kept, 'page-AAAAAAAA.js'), before);
writeFileSync(join(kept, 'secret.txt'), 'canary');
writeFileSync(join(kept, 'other-AAAAAAAA.js'), 'other page');
writeFileSync(join(own, 'page-BBBBBBBB.js'), after);

const app = express().use(
  staticFiles({
    folder: join(folder, 'public'),
    immutablePrefixes: ['/assets/'],
    findChange: createChangedAssets({ kept, own }),
  }),
);
const server = createServer(app);
const origin = await listenLocally(server);
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const known = toDictionary(Buffer.from(before));
const fromBrowser = {
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': `:${known.digest}:`,
  'sec-fetch-site': 'same-origin',
};
const path = '/assets/page-BBBBBBBB.js';

test('a browser with the script of an earlier build gets what has changed, in a tenth of the bytes', async () => {
  const plain = await fetchRaw(origin + path, {});
  const change = await fetchRaw(origin + path, fromBrowser);

  expect(change.headers).toMatchObject({
    'content-encoding': 'dcz',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'use-as-dictionary': 'match="/assets/page-*.js"',
    vary: 'Accept-Encoding, Available-Dictionary',
  });
  expect(decompress({ coding: 'dcz', bytes: change.body }, known)).toEqual(plain.body);
  expect(change.body.length).toBeLessThan(plain.body.length / 100);
});

test.each([
  ['a file that is not kept', { 'available-dictionary': `:${toDictionary(Buffer.from('other')).digest}:` }],
  [
    'a kept file that is no script',
    { 'available-dictionary': `:${toDictionary(Buffer.from('canary')).digest}:` },
  ],
  ['another script', { 'available-dictionary': `:${toDictionary(Buffer.from('other page')).digest}:` }],
  ['no digest', { 'available-dictionary': ':../../etc/passwd:' }],
  ['the file, for another site', { 'sec-fetch-site': 'cross-site' }],
  ['the file, without dcz', { 'accept-encoding': 'identity' }],
])('whoever names %s gets the whole script', async (_, headers) => {
  const answer = await fetchRaw(origin + path, { ...fromBrowser, ...headers });

  expect(answer.body.toString()).toBe(after);
});
