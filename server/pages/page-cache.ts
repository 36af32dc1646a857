import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { CachePolicy } from '#shared/routes/page.ts';

/** A finished page; its bytes are sent unchanged. */
export interface StoredPage {
  readonly etag: string;
  readonly cacheControl: string;
  /** Brotli bytes; replaced by smaller ones when the page is asked for again. */
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
/** How many pages may wait for recompression. Others get their turn after later hits. */
const maxWaiting = 200;

/**
 * Brotli quality for pages made on demand. A results page of 80 kB (measured 2026-11-22) takes 13.8 kB in 0.43 ms at
 * quality 1, 12.4 kB in 0.65 ms at 3, 11.8 kB in 1.03 ms at 4. Most are never asked for again; the others get 11 (9.7
 * kB).
 */
const qualityAtOnce = 3;

/** Compresses a page quickly, at a moderate quality. */
export function toStoredPage(html: Buffer, policy: Exclude<CachePolicy, 'never'>): StoredPage {
  const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
  return {
    etag,
    cacheControl: cacheControls[policy],
    brotli: toOwnMemory(brotliCompressSync(html, brotli(html, qualityAtOnce))),
    hits: 0,
  };
}

/** Compresses the content of brotli bytes again, into fewer bytes. */
export type Shrink = (brotli: Buffer) => Promise<Buffer>;

/** Keeps at most `maxBytes` of finished pages and drops the least recently used first; 0 keeps none. */
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
 * Recompresses pages at brotli's best quality, off the main thread and one at a time: a crawler that reads the whole
 * site queues every page at once, and the same few threads also derive passwords. The page and its ETag stay the same.
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
 * A copy of the bytes in memory of exactly their size. zlib returns a slice of a 64 KiB pool, and keeping the slice
 * would keep the whole pool: the store would use three times the bytes that it counts.
 */
function toOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/**
 * A window of 256 KiB, more than any page. Brotli's default of 4 MiB saves no bytes here, and costs memory and time.
 */
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
