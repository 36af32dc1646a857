import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { PageCache } from './page-cache.ts';
import { sendStoredPage } from './send-stored-page.ts';

export interface StoredPagesFirst {
  readonly cache: PageCache;
  readonly edition: () => string;
  /** Refuses what even a stored page must not be answered to. */
  readonly isWellFramed: (req: IncomingMessage) => boolean;
  /** Begins the request's log line and gives its id. */
  readonly begin: (req: IncomingMessage, res: ServerResponse) => string;
  /** Sets headers that are the same on every answer. */
  readonly fixedHeaders: RequestHandler;
}

/**
 * Answers a GET of an address whose page is in store before anything else looks at the request: half of the time
 * that a stored page takes is spent on the way to it. Everything else goes on to the app.
 */
export function storedPagesFirst(parts: StoredPagesFirst, app: RequestListener): RequestListener {
  const fixed = listHeaders(parts.fixedHeaders);
  return (req, res) => {
    const page = req.method === 'GET' ? parts.cache.find(parts.edition() + req.url) : undefined;
    if (!page || !parts.isWellFramed(req)) return app(req, res);
    const requestId = parts.begin(req, res);
    sendStoredPage(req, res, page, [...fixed, 'X-Request-Id', requestId]);
  };
}

/** What a middleware sets, as names and values in turn. */
function listHeaders(middleware: RequestHandler): readonly string[] {
  const headers: string[] = [];
  const recorder = {
    setHeader: (name: string, value: string) => headers.push(name, value),
    removeHeader: () => {},
  };
  middleware({} as never, recorder as never, () => undefined);
  return headers;
}
