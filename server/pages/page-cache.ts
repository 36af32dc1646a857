import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { CachePolicy } from '#shared/routes/page.ts';

/** A finished page: its bytes are sent as they are. */
export interface StoredPage {
  readonly etag: string;
  readonly cacheControl: string;
  /** Brotli bytes; replaced by smaller ones when the page proves popular. */
  brotli: Buffer;
  hits: number;
}

export interface PageCache {
  find(key: string): StoredPage | undefined;
  keep(key: string, page: StoredPage): void;
  clear(): void;
  readonly bytes: () => number;
}

const cacheControls: Readonly<Record<Exclude<CachePolicy, 'never'>, string>> = {
  short: 'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
  long: 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600',
};

const hitsBeforeRecompression = 2;
/** Pages that wait to be compressed again; further ones are compressed after hits that come later. */
const maxWaiting = 200;

/**
 * For pages made on demand. Of a results page of 80 kB, 2026-11-22: brotli 1 makes 13.8 kB in 0.43 ms, 3 makes 12.4 kB
 * in 0.65 ms, 4 makes 11.8 kB in 1.03 ms; most are never asked for again, and those that are get 11 (9.7 kB).
 */
const qualityAtOnce = 3;

/** Compresses a page at once, cheaply. */
export function toStoredPage(html: Buffer, policy: Exclude<CachePolicy, 'never'>): StoredPage {
  const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
  return {
    etag,
    cacheControl: cacheControls[policy],
    brotli: toOwnMemory(brotliCompressSync(html, brotli(html, qualityAtOnce))),
    hits: 0,
  };
}

/** Makes brotli bytes smaller that say the same. */
export type Shrink = (brotli: Buffer) => Promise<Buffer>;

/** Keeps at most `maxBytes` of finished pages, the least used going first; 0 keeps none. */
export function createPageCache(maxBytes: number, shrink: Shrink = compressFurther): PageCache {
  const pages = new LRUCache<string, StoredPage>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (page, key) => page.brotli.length + 2 * key.length + 256,
  });
  const recompression = createRecompression(shrink, (key, page) => pages.peek(key) === page);
  return {
    find(key) {
      const page = pages.get(key);
      if (page && ++page.hits === hitsBeforeRecompression) recompression.queue(key, page);
      return page;
    },
    keep: (key, page) => void pages.set(key, page),
    clear: () => pages.clear(),
    bytes: () => pages.calculatedSize,
  };
}

/**
 * Makes pages as small as brotli can, off the main thread and one at a time: a crawler that reads the whole site makes
 * every page popular at once, and passwords are derived on the same few threads. The page and its ETag stay.
 */
function createRecompression(shrink: Shrink, isKept: (key: string, page: StoredPage) => boolean) {
  let waiting = 0;
  let last = Promise.resolve();
  const recompress = async (key: string, page: StoredPage) => {
    // A page that cannot be made smaller stays as it is.
    if (isKept(key, page)) page.brotli = await shrink(page.brotli).catch(() => page.brotli);
    waiting -= 1;
  };
  return {
    queue(key: string, page: StoredPage): void {
      if (waiting >= maxWaiting) {
        page.hits = 0;
        return;
      }
      waiting += 1;
      last = last.then(() => recompress(key, page));
    },
  };
}

async function compressFurther(bytes: Buffer): Promise<Buffer> {
  const html = await promisify(brotliDecompress)(bytes);
  return toOwnMemory(await promisify(brotliCompress)(html, brotli(html, 11)));
}

/**
 * The same bytes in memory of exactly their size. What zlib answers is a piece of a pool of 64 KiB, which a page that is
 * kept would keep whole: the store held three times the bytes that it counted.
 */
function toOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** 256 KiB, more than any page: brotli's usual window of 4 MiB finds nothing more in one, and costs memory and time. */
const windowBits = 18;

function brotli(text: string | Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  };
}
