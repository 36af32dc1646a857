import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { readContent } from '#scripts/content/read-content.ts';
import { noClientAssets, type ShareCards, shareCardsFile } from '#server/pages/client-assets.ts';
import { isAssetName } from '#server/platform/assets/keep-assets.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { shareKinds } from '#shared/seo/share-card.ts';
import { buildShareCards } from './build-share-cards.ts';

const root = join(import.meta.dirname, '../..');
const texts = [...readContent(root).pages.values()].map(({ page }) => page);
const folder = await mkdtemp(join(tmpdir(), 'share-cards-'));
await buildShareCards(folder, texts);
const cards: ShareCards = JSON.parse(await readFile(join(folder, shareCardsFile), 'utf8'));
const all = [...Object.values(cards.kinds), ...Object.values(cards.texts)];
afterAll(() => rm(folder, { recursive: true }));

test('every kind of page and every text has a picture of its own, which other builds may keep', () => {
  expect(Object.keys(cards.kinds)).toEqual([...shareKinds]);
  expect(Object.keys(cards.texts)).toEqual(texts.map(({ path }) => path));
  expect(new Set(all.map(({ href }) => href)).size).toBe(all.length);
  expect(all.filter(({ href }) => !isAssetName(href.slice('/assets/'.length)))).toEqual([]);
});

test('every picture is a PNG of 1200 by 630 pixels and less than 60 kB', async () => {
  for (const { href } of all) {
    const png = await readFile(join(folder, 'public', href));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length, href).toBeLessThan(60_000);
  }
});

test('a picture says its title and what is drawn', () => {
  const [guide] = texts.filter(({ path }) => path === '/van-leasing/guides/pick-ups');

  expect(cards.texts['/van-leasing/guides/pick-ups']?.alt).toBe(
    `The words “${guide?.title}” above drawings of a white van and a large sand-coloured van`,
  );
});

test('the picture that a page names is sent as it says, to be kept for good', async () => {
  const built = { assets: { ...noClientAssets, shareCards: cards }, publicFolder: join(folder, 'public') };
  const app = await createTestApp({ built });
  for (const path of [
    '/',
    '/car-leasing',
    '/faq',
    '/news/tax/company-car-rates-to-2030/1001',
    '/flix/video/1',
  ]) {
    const { text } = await request(app).get(path);
    const meta = (name: string) => text.match(new RegExp(`property="${name}" content="([^"]*)"`))?.[1] ?? '';
    const picture = await request(app).get(new URL(meta('og:image')).pathname);

    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.headers['cache-control']).toContain('immutable');
    expect([picture.body.readUInt32BE(16), picture.body.readUInt32BE(20)].map(String)).toEqual([
      meta('og:image:width'),
      meta('og:image:height'),
    ]);
    expect(meta('og:image:alt')).toMatch(/^The words “.+” above drawings of/);
  }
});
