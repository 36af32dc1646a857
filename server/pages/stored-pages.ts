import type { CachePolicy } from '#shared/routes/page.ts';
import { loadPage } from './load-page.ts';
import type { MatchedPage } from './match-page.ts';
import { type PageCache, type StoredPage, toStoredPage } from './page-cache.ts';
import type { PageMaker } from './page-maker.ts';
import type { Services } from './services.ts';

/** Runs the work for a page, or throws `UnavailableError` at once when too much is under way. */
export type Admit = <Result>(matched: MatchedPage, work: () => Promise<Result>) => Promise<Result>;

/** What is in store; nothing else asks the cache. */
export interface StoredPages {
  /** The page that is in store under this spelling of a request target. */
  find(target: string): StoredPage | undefined;
  /** The page of a matched address, from store or drawn and kept. Simultaneous requests share one drawing. */
  get(matched: MatchedPage, policy: Exclude<CachePolicy, 'never'>): StoredPage | Promise<StoredPage>;
}

interface StoredPagesParts {
  readonly cache: PageCache;
  /** Versions of what pages are drawn from: when one changes, every stored page is out of date. */
  readonly edition: () => string;
  readonly maker: PageMaker;
  readonly services: Services;
  readonly admit: Admit;
}

export function createStoredPages(parts: StoredPagesParts): StoredPages {
  const { cache, edition, maker, services, admit } = parts;
  const underway = new Map<string, Promise<StoredPage>>();
  return {
    find: (target) => cache.find(edition() + target),
    get(matched, policy) {
      const current = edition();
      const key = current + toKey(matched.address);
      const ready = cache.find(key) ?? underway.get(key);
      if (ready) return ready;
      // The page is made even if the visitor who asked first leaves, because others may wait for it.
      const making = admit(matched, async () =>
        toStoredPage(await maker.makeWhole(await loadPage(matched, services)), policy),
      ).finally(() => underway.delete(key));
      underway.set(key, making);
      return making.then((page) => {
        // If an import came meanwhile, the page is still a valid answer, but it is not kept: its key is already out of
        // date.
        if (edition() === current) cache.keep(key, page);
        return page;
      });
    },
  };
}

function toKey({ path, search }: MatchedPage['address']): string {
  return search.size === 0 ? path : `${path}?${search}`;
}
