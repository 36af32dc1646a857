import { hash } from 'node:crypto';
import type { Dictionary, Wish } from '#server/platform/http/codings/choose-coding.ts';
import { compress } from '#server/platform/http/codings/compress.ts';
import type { CachePolicy } from '#shared/routes/page.ts';
import { loadPage } from './load-page.ts';
import type { MatchedPage } from './match-page.ts';
import { type PageCache, recode, type StoredPage, toStoredPage } from './page-cache.ts';
import type { PageMaker } from './page-maker.ts';
import { createRecall } from './recall.ts';
import type { Services } from './services.ts';

/** Runs the work for a page, or throws `UnavailableError` at once when too much is under way. */
export type Admit = <Result>(matched: MatchedPage, work: () => Promise<Result>) => Promise<Result>;

/** What is asked for of a public page. */
interface PageWish {
  readonly policy: Exclude<CachePolicy, 'never'>;
  readonly wish: Wish;
}

/** What is in store; nothing else asks the cache. */
export interface StoredPages {
  /** The page that is in store under this spelling of a request target. */
  find(target: string, wish: Wish): StoredPage | undefined;
  /** The page of a matched address, from store or drawn. Simultaneous requests share one drawing. */
  get(matched: MatchedPage, wanted: PageWish): StoredPage | Promise<StoredPage>;
}

interface StoredPagesParts {
  readonly cache: PageCache;
  /** Versions of what pages are drawn from: when one changes, every stored page is out of date. */
  readonly edition: () => string;
  readonly maker: PageMaker;
  readonly services: Services;
  readonly admit: Admit;
  /** What browsers may have that ask for a page. */
  readonly dictionary?: Dictionary | undefined;
}

const cacheControls: Readonly<Record<PageWish['policy'], string>> = {
  short: 'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
  long: 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600',
};

export function createStoredPages(parts: StoredPagesParts): StoredPages {
  const { cache, edition, maker, services, admit, dictionary } = parts;
  const underway = new Map<string, Promise<StoredPage>>();
  const wasAskedFor = createRecall();

  /** The page is made even if the visitor who asked first leaves, because others may wait for it. */
  const make = (matched: MatchedPage, key: string, { policy, wish }: PageWish) => {
    const making = admit(matched, async () => {
      const html = await maker.makeWhole(await loadPage(matched, services));
      const etag = `W/"${hash('sha1', html, 'base64url')}"`;
      return toStoredPage(compress(html, wish, dictionary), {
        wish,
        etag,
        cacheControl: cacheControls[policy],
      });
    }).finally(() => underway.delete(key));
    underway.set(key, making);
    return making;
  };

  /** What has been asked for once, with a query, is seldom asked for again. */
  const keep = (matched: MatchedPage, key: string, page: StoredPage) => {
    if (matched.address.search.size === 0 || wasAskedFor(page.wish + key)) cache.keep(key, page);
  };

  return {
    find: (target, wish) => cache.find(edition() + target, wish),
    get(matched, wanted) {
      const { wish } = wanted;
      const current = edition();
      const key = current + toKey(matched.address);
      const ready = cache.find(key, wish);
      if (ready) return ready;
      const making = cache.findOther(key) ?? underway.get(key) ?? make(matched, key, wanted);
      return Promise.resolve(making).then((made) => {
        const page = recode(made, wish, dictionary);
        // If an import came meanwhile, the page is still a valid answer, but it is not kept: its key is already out of
        // date.
        if (edition() === current) keep(matched, key, page);
        return page;
      });
    },
  };
}

function toKey({ path, search }: MatchedPage['address']): string {
  return search.size === 0 ? path : `${path}?${search}`;
}
