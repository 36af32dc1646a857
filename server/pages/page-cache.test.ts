import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageCache, type Shrink, toStoredPage } from './page-cache.ts';

/** Random bytes do not compress, so the size of the page is known. */
const noise = () => toStoredPage(Buffer.from(randomBytes(6000).toString('base64')), 'short');

test('the store never holds more bytes than its limit', () => {
  const cache = createPageCache(100_000);
  const sizes: number[] = [];
  for (let page = 0; page < 200; page += 1) {
    cache.keep(`/page-${page}`, noise());
    sizes.push(cache.bytes());
  }

  expect(Math.max(...sizes)).toBeLessThanOrEqual(100_000);
  expect(Math.max(...sizes)).toBeGreaterThan(50_000);
  expect(cache.find('/page-199')).toBeDefined();
  expect(cache.find('/page-0')).toBeUndefined();
});

test('the page that was not used for the longest time is removed first', () => {
  const cache = createPageCache(20_000);
  cache.keep('/asked-for', noise());
  cache.keep('/forgotten', noise());
  cache.find('/asked-for');
  cache.keep('/new-1', noise());
  cache.keep('/new-2', noise());

  expect(cache.find('/asked-for')).toBeDefined();
  expect(cache.find('/forgotten')).toBeUndefined();
});

test('the bytes of an address count as well as those of its page', () => {
  const cache = createPageCache(100_000);
  for (let page = 0; page < 100; page += 1)
    cache.keep(`/${page}${'x'.repeat(8000)}`, toStoredPage(Buffer.from('small'), 'short'));

  expect(cache.find(`/0${'x'.repeat(8000)}`)).toBeUndefined();
});

test('a page that is asked for again is compressed better, and its content stays the same', async () => {
  const html = Array.from({ length: 500 }, (_, row) => `<li>${row * 7919} deals</li>`).join('');
  const cache = createPageCache(100_000);
  const page = toStoredPage(Buffer.from(html), 'long');
  const quickly = page.brotli.length;
  cache.keep('/popular', page);
  cache.find('/popular');
  cache.find('/popular');
  await expect.poll(() => page.brotli.length).toBeLessThan(quickly);

  expect(brotliDecompressSync(page.brotli).toString()).toBe(html);
});

test('a stored page holds no more memory than its bytes, also once it is compressed better', async () => {
  const html = Array.from({ length: 500 }, (_, row) => `<li>${row * 7919} deals</li>`).join('');
  const cache = createPageCache(100_000);
  const page = toStoredPage(Buffer.from(html), 'long');
  const quickly = page.brotli.length;
  expect(page.brotli.buffer.byteLength).toBe(quickly);

  cache.keep('/popular', page);
  cache.find('/popular');
  cache.find('/popular');
  await expect.poll(() => page.brotli.length).toBeLessThan(quickly);
  expect(page.brotli.buffer.byteLength).toBe(page.brotli.length);
});

test('when a whole site is read at once, every page is compressed better in the end', async () => {
  const cache = createPageCache(10_000_000);
  const pages = Array.from({ length: 300 }, (_, place) => {
    const html = Array.from({ length: 60 }, (__, row) => `<li>${place + row * 7919} deals</li>`).join('');
    return toStoredPage(Buffer.from(html), 'long');
  });
  const sizes = pages.map(({ brotli }) => brotli.length);
  pages.forEach((page, place) => {
    cache.keep(`/${place}`, page);
  });
  const readAll = () => pages.forEach((_, place) => void cache.find(`/${place}`));
  const shrunk = () => pages.filter(({ brotli }, place) => brotli.length < (sizes[place] ?? 0)).length;
  readAll();
  readAll();
  await expect.poll(shrunk, { timeout: 30_000 }).toBe(200);
  readAll();
  readAll();
  await expect.poll(shrunk, { timeout: 30_000 }).toBe(300);
});

test('pages are recompressed one at a time, at most 200 wait, and pages no longer in store are skipped', async () => {
  const begun: (() => void)[] = [];
  const shrink: Shrink = (bytes) => new Promise((resolve) => begun.push(() => resolve(bytes.subarray(0, 1))));
  const cache = createPageCache(10_000_000, shrink);
  const pages = Array.from({ length: 250 }, (_, place) => toStoredPage(Buffer.from(`${place}`), 'long'));
  for (const [place, page] of pages.entries()) {
    cache.keep(`/${place}`, page);
    cache.find(`/${place}`);
    cache.find(`/${place}`);
  }
  cache.keep('/1', toStoredPage(Buffer.from('newer'), 'long'));
  let done = 0;
  for (; done < 199; done += 1) {
    await expect.poll(() => begun.length, { interval: 1, timeout: 30_000 }).toBe(done + 1);
    begun[done]?.();
  }
  await expect.poll(() => pages[199]?.brotli.length).toBe(1);

  expect(begun.length).toBe(199);
  expect(pages.filter(({ brotli }) => brotli.length === 1)).toHaveLength(199);
  expect(pages[1]?.brotli.length).toBeGreaterThan(1);
});

test('a page that cannot be compressed again stays as it is, and the next one is compressed', async () => {
  const answers = [
    () => Promise.reject(new Error('no memory')),
    () => Promise.resolve(Buffer.from('smaller')),
  ];
  const cache = createPageCache(10_000_000, () => answers.shift()?.() ?? Promise.resolve(Buffer.alloc(0)));
  const [one, other] = [
    toStoredPage(Buffer.from('one'), 'short'),
    toStoredPage(Buffer.from('other'), 'short'),
  ];
  const before = one.brotli;
  cache.keep('one', one);
  cache.keep('other', other);

  for (const key of ['one', 'one', 'other', 'other']) cache.find(key);

  await expect.poll(() => other.brotli.toString()).toBe('smaller');
  expect(one.brotli).toBe(before);
});
