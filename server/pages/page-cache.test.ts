import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Wish } from '#server/platform/http/codings/choose-coding.ts';
import { compress, compressFurther, toDictionary } from '#server/platform/http/codings/compress.ts';
import {
  createPageCache,
  decode,
  type PageCache,
  recode,
  type Shrink,
  type StoredPage,
  shrinkWith,
  toStoredPage,
} from './page-cache.ts';

function toPage(html: string, wish: Wish = 'br'): StoredPage {
  return toStoredPage(compress(Buffer.from(html), wish), { wish, etag: 'W/"1"', cacheControl: 'public' });
}

const createCache = (maxBytes: number, shrink: Shrink = shrinkWith()): PageCache =>
  createPageCache(maxBytes, shrink);

/** Random bytes do not compress, so the size of the page is known. */
const noise = () => toPage(randomBytes(6000).toString('base64'));

test('the store never holds more bytes than its limit', () => {
  const cache = createCache(100_000);
  const sizes: number[] = [];
  for (let page = 0; page < 200; page += 1) {
    cache.keep(`/page-${page}`, noise());
    sizes.push(cache.bytes());
  }

  expect(Math.max(...sizes)).toBeLessThanOrEqual(100_000);
  expect(Math.max(...sizes)).toBeGreaterThan(50_000);
  expect(cache.find('/page-199', 'br')).toBeDefined();
  expect(cache.find('/page-0', 'br')).toBeUndefined();
});

test('the page that was not used for the longest time is removed first', () => {
  const cache = createCache(20_000);
  cache.keep('/asked-for', noise());
  cache.keep('/forgotten', noise());
  cache.find('/asked-for', 'br');
  cache.keep('/new-1', noise());
  cache.keep('/new-2', noise());

  expect(cache.find('/asked-for', 'br')).toBeDefined();
  expect(cache.find('/forgotten', 'br')).toBeUndefined();
});

test('the bytes of an address count as well as those of its page', () => {
  const cache = createCache(100_000);
  for (let page = 0; page < 100; page += 1) cache.keep(`/${page}${'x'.repeat(8000)}`, toPage('small'));

  expect(cache.find(`/0${'x'.repeat(8000)}`, 'br')).toBeUndefined();
});

const list = Array.from({ length: 500 }, (_, row) => `<li>${row * 7919} deals</li>`).join('');
/** `find` as a visitor would, so that it counts. */
const ask = (cache: PageCache, key: string, wish: Wish = 'br') => cache.find(key, wish);
const bytesOf = (cache: PageCache, key: string, wish: Wish = 'br') => ask(cache, key, wish)?.body.length ?? 0;

test.each(['br', 'zstd', 'gzip', 'zstd or br', 'dcz'] as const)(
  'a page that is asked for again as %s is compressed better, and its content stays the same',
  async (wish) => {
    const dictionary = toDictionary(Buffer.from(list.slice(0, 900)));
    const cache = createCache(100_000, shrinkWith(dictionary));
    const quick = recode(toPage(list, 'identity'), wish, dictionary);
    cache.keep('/popular', quick);
    ask(cache, '/popular', wish);
    await expect.poll(() => bytesOf(cache, '/popular', wish)).toBeLessThan(quick.body.length);

    const found = ask(cache, '/popular', wish);
    expect(found && decode(found, dictionary).toString()).toBe(list);
    expect(found?.etag).toBe(quick.etag);
  },
);

test('whoever takes zstd and brotli gets zstd at once and later whichever is smaller', async () => {
  const cache = createCache(100_000);
  const quick = toPage(list, 'zstd or br');
  cache.keep('/popular', quick);
  ask(cache, '/popular', 'zstd or br');
  await expect.poll(() => bytesOf(cache, '/popular', 'zstd or br')).toBeLessThan(quick.body.length);

  const smallest = await Promise.all(
    (['br', 'zstd'] as const).map((wish) => compressFurther(Buffer.from(list), wish)),
  );
  expect(quick.coding).toBe('zstd');
  expect(bytesOf(cache, '/popular', 'zstd or br')).toBe(
    Math.min(...smallest.map(({ bytes }) => bytes.length)),
  );
});

test('a long page is kept in memory of exactly its size', () => {
  const cache = createCache(100_000);
  cache.keep('/long', toPage(randomBytes(24_000).toString('base64')));
  const body = ask(cache, '/long')?.body;

  expect(body).toBeInstanceOf(Buffer);
  expect((body as Buffer).buffer.byteLength).toBe(body?.length);
});

test('each coding of a page is kept apart, and any of them is found to make another from', () => {
  const cache = createCache(100_000);
  cache.keep('/popular', toPage(list, 'gzip'));

  expect(cache.find('/popular', 'br')).toBeUndefined();
  expect(cache.findOther('/popular')?.wish).toBe('gzip');
});

/** A cache whose pages are made smaller when the test says so, and how many have been begun. */
function slowCache() {
  const begun: (() => void)[] = [];
  const shrink: Shrink = ({ coding }) =>
    new Promise((resolve) => begun.push(() => resolve({ coding, bytes: Buffer.from('x') })));
  return { cache: createCache(10_000_000, shrink), begun };
}

test('pages are recompressed one at a time, at most 200 wait, and pages no longer in store are skipped', async () => {
  const { cache, begun } = slowCache();
  for (let place = 0; place < 250; place += 1) {
    cache.keep(`/${place}`, toPage(`${place}`));
    ask(cache, `/${place}`);
    ask(cache, `/${place}`);
  }
  cache.keep('/1', toPage('newer'));
  let done = 0;
  for (; done < 199; done += 1) {
    await expect.poll(() => begun.length, { interval: 1, timeout: 30_000 }).toBe(done + 1);
    begun[done]?.();
  }
  await expect.poll(() => cache.findOther('/199')?.body.length).toBe(1);

  expect(begun.length).toBe(199);
  const sizes = Array.from({ length: 250 }, (_, place) => cache.findOther(`/${place}`)?.body.length);
  expect(sizes.filter((size) => size === 1)).toHaveLength(199);
  expect(sizes[1]).toBeGreaterThan(1);
});

test('a page for which there was no room in the line is compressed after later hits', async () => {
  const { cache, begun } = slowCache();
  for (let place = 0; place < 201; place += 1) {
    cache.keep(`/${place}`, toPage(`${place}`));
    ask(cache, `/${place}`);
    ask(cache, `/${place}`);
  }
  for (let done = 0; done < 200; done += 1) {
    await expect.poll(() => begun.length, { interval: 1, timeout: 30_000 }).toBe(done + 1);
    begun[done]?.();
  }
  await expect.poll(() => cache.findOther('/199')?.body.length).toBe(1);
  ask(cache, '/200');
  ask(cache, '/200');

  await expect.poll(() => begun.length).toBe(201);
});

test('a page that cannot be compressed again stays as it is, and the next one is compressed', async () => {
  const answers = [
    () => Promise.reject(new Error('no memory')),
    () => Promise.resolve({ coding: 'br', bytes: Buffer.from('x') } as const),
  ];
  const cache = createCache(10_000_000, () => answers.shift()?.() ?? Promise.reject(new Error('too many')));
  for (const key of ['one', 'other']) {
    cache.keep(key, toPage(key));
    ask(cache, key);
    ask(cache, key);
  }

  await expect.poll(() => cache.findOther('other')?.body).toBe('x');
  expect(cache.findOther('one')?.body).toHaveLength(toPage('one').body.length);
});
