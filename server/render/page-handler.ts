import type { Request, RequestHandler, Response } from 'express';
import type { CachePolicy } from '#shared/routes/page.ts';
import { parsePageAddress } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { toStoredPage } from './page-cache.ts';
import type { PageAddress } from './page-loading.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sendStoredPage } from './send-stored-page.ts';

export interface PageHandlerParts {
  readonly renderer: PageRenderer;
  readonly cache: PageCache;
  /** Changes when every stored page is out of date: the catalogue's version. */
  readonly edition: () => string;
  /** Runs the work, or throws `UnavailableError` at once when too much is under way. */
  readonly admit: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Answers `/path` with the page's HTML: from store when it is there, else rendered once and stored. */
export function pageHandler(parts: PageHandlerParts): RequestHandler {
  return async (req, res) => {
    const edition = parts.edition();
    const stored = parts.cache.find(edition + req.url) ?? findByKey(parts, edition, req.url);
    if (stored) return sendStoredPage(req, res, stored);
    await parts.admit(() => renderAndSend(parts, edition, req, res));
  };
}

function findByKey({ cache }: PageHandlerParts, edition: string, target: string) {
  const page = cache.find(edition + toKey(parsePageAddress(target)));
  if (page) cache.keep([edition + target], page);
  return page;
}

async function renderAndSend(parts: PageHandlerParts, edition: string, req: Request, res: Response) {
  const { renderer, cache } = parts;
  const address = parsePageAddress(req.url);
  const loaded = await renderer.load(address, abortWith(res));
  const policy: CachePolicy = loaded.page.record.cache;
  if (policy === 'never') return renderer.stream(loaded, req, res);
  const page = toStoredPage(await renderer.renderText(loaded), policy);
  cache.keep([edition + toKey(address), edition + req.url], page);
  sendStoredPage(req, res, page);
}

/** Answers `/page-data/path` with what the browser needs to draw the page itself. */
export function pageDataHandler({
  renderer,
  admit,
}: Pick<PageHandlerParts, 'renderer' | 'admit'>): RequestHandler {
  return async (req, res) => {
    const address = parsePageAddress(req.url);
    const { state, page } = await admit(() => renderer.load(address, abortWith(res)));
    res.setHeader(
      'Cache-Control',
      page.record.cache === 'never' ? 'no-store' : 'public, max-age=0, s-maxage=5',
    );
    res.json(state);
  };
}

function toKey({ path, search }: PageAddress): string {
  return search.size === 0 ? path : `${path}?${search}`;
}

/** Aborts when the visitor leaves before the answer is complete. */
function abortWith(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
