import { LRUCache } from 'lru-cache';
import type { Coding, Dictionary, Wish } from '#server/platform/http/codings/choose-coding.ts';
import { type Coded, compress, compressFurther, decompress } from '#server/platform/http/codings/compress.ts';

/** A finished page in one coding. */
export interface StoredPage {
  readonly wish: Wish;
  readonly coding: Coding;
  /** The bytes; short ones in store as Latin-1, because Node sends a text together with the headers, in one write. */
  readonly body: string | Buffer;
  readonly etag: string;
  readonly cacheControl: string;
}

export interface PageCache {
  /** The page under this key as the client wants it. */
  find(key: string, wish: Wish): StoredPage | undefined;
  /** The same page as any client wanted it. */
  findOther(key: string): StoredPage | undefined;
  keep(key: string, page: StoredPage): void;
  clear(): void;
  readonly bytes: () => number;
}

interface Kept {
  readonly page: StoredPage;
  hits: number;
}

const hitsBeforeRecompression = 2;
/** How many pages may wait for recompression. Others get their turn after later hits. */
const maxWaiting = 200;
const wishes: readonly Wish[] = ['zstd or br', 'br', 'dcz', 'zstd', 'gzip', 'identity'];

/** Up to here, with its headers, Node writes a text without copying it to a place of its own. */
const longestText = 14_000;

export function toStoredPage(
  { coding, bytes }: Coded,
  facts: Pick<StoredPage, 'wish' | 'etag' | 'cacheControl'>,
): StoredPage {
  return { ...facts, coding, body: bytes };
}

/** The same page in the form in which it is kept: most pages are sent once, and never take it. */
function packed(page: StoredPage): StoredPage {
  const { body } = page;
  if (typeof body === 'string') return page;
  return { ...page, body: body.length > longestText ? inOwnMemory(body) : body.toString('latin1') };
}

/** The bytes of a page without any coding. */
export function decode({ coding, body }: StoredPage, dictionary?: Dictionary): Buffer {
  const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
  return decompress({ coding, bytes }, dictionary);
}

/** The same page for a client that wants another coding. */
export function recode(page: StoredPage, wish: Wish, dictionary?: Dictionary): StoredPage {
  if (page.wish === wish) return page;
  return toStoredPage(compress(decode(page, dictionary), wish, dictionary), { ...page, wish });
}

/** Compresses a page further, off the main thread. */
export type Shrink = (page: StoredPage) => Promise<Coded>;

/**
 * Keeps at most `maxBytes` of finished pages and drops the least recently used first; 0 keeps none. A page is kept apart
 * for each wish, so that what nobody asks for takes no room.
 */
export function createPageCache(maxBytes: number, shrink: Shrink): PageCache {
  const pages = new LRUCache<string, Kept>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ page }, name) => page.body.length + 2 * name.length + 256,
  });
  const queue = createRecompression(shrink, pages);
  return {
    find(key, wish) {
      const name = toName(key, wish);
      const kept = pages.get(name);
      if (kept && ++kept.hits === hitsBeforeRecompression) queue(name, kept);
      return kept?.page;
    },
    findOther: (key) => firstOf(wishes, (wish) => pages.peek(toName(key, wish)))?.page,
    keep: (key, page) => void pages.set(toName(key, page.wish), { page: packed(page), hits: 0 }),
    clear: () => pages.clear(),
    bytes: () => pages.calculatedSize,
  };
}

function toName(key: string, wish: Wish): string {
  return `${wish} ${key}`;
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined) {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return undefined;
}

/**
 * Recompresses pages off the main thread and one at a time: a crawler that reads the whole site queues every page at
 * once, and the same few threads also derive passwords.
 */
function createRecompression(shrink: Shrink, pages: LRUCache<string, Kept>) {
  let waiting = 0;
  let last = Promise.resolve();
  const recompress = async (name: string, kept: Kept) => {
    if (pages.peek(name) === kept) {
      // A page that cannot be made smaller stays as it is.
      const coded = await shrink(kept.page).catch(() => undefined);
      if (coded && coded.bytes.length < kept.page.body.length && pages.peek(name) === kept)
        pages.set(name, { page: packed(toStoredPage(coded, kept.page)), hits: kept.hits });
    }
    waiting -= 1;
  };
  return (name: string, kept: Kept): void => {
    if (waiting >= maxWaiting) {
      kept.hits = 0;
      return;
    }
    waiting += 1;
    last = last.then(() => recompress(name, kept));
  };
}

export function shrinkWith(dictionary?: Dictionary): Shrink {
  return async (page) => compressFurther(decode(page, dictionary), page.wish, dictionary);
}

/**
 * A copy of the bytes in memory of exactly their size. zlib returns a slice of a larger pool, and keeping the slice would
 * keep the whole pool: the store would use three times the bytes that it counts.
 */
function inOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
