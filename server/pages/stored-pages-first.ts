import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { chooseCoding, type Dictionary } from '#server/platform/http/codings/choose-coding.ts';
import type { SetHeaders } from '#server/platform/http/security-headers.ts';
import { sendStoredPage } from './send-stored-page.ts';
import type { StoredPages } from './stored-pages.ts';

export interface StoredPagesFirst {
  readonly find: StoredPages['find'];
  readonly dictionary?: Dictionary | undefined;
  /** False for requests that must be refused even for a stored page. */
  readonly isWellFramed: (req: IncomingMessage) => boolean;
  /** Begins the request's log line and returns the request's id. */
  readonly begin: (req: IncomingMessage, res: ServerResponse) => string;
  /** Counts an answer instead, where not each is to be logged. */
  readonly count?: (req: IncomingMessage, res: ServerResponse, bytes: number) => void;
  /** Sets the headers that are the same on every answer. */
  readonly fixedHeaders: SetHeaders;
}

/**
 * Answers a GET whose page is in store before the app sees the request: the way through the app would take as long as
 * the answer itself. All other requests go to the app.
 */
export function storedPagesFirst(parts: StoredPagesFirst, app: RequestListener): RequestListener {
  let fixed: readonly string[] | undefined;
  return (req, res) => {
    const wish = req.method === 'GET' ? chooseCoding(req, parts.dictionary) : undefined;
    const page = wish && parts.find(req.url ?? '', wish);
    if (!page || !parts.isWellFramed(req)) return app(req, res);
    fixed ??= setAndList(parts.fixedHeaders, req, res);
    if (parts.count) {
      sendStoredPage(req, res, page, fixed);
      parts.count(req, res, res.statusCode === 304 ? 0 : page.body.length);
    } else {
      sendStoredPage(req, res, page, [...fixed, 'X-Request-Id', parts.begin(req, res)]);
    }
  };
}

/**
 * Sets the fixed headers on the first answer, and returns them as a list of names and values to reuse on later answers.
 */
function setAndList(setHeaders: SetHeaders, req: IncomingMessage, res: ServerResponse): readonly string[] {
  setHeaders(req, res, () => undefined);
  return res.getHeaderNames().flatMap((name) => [name, String(res.getHeader(name))]);
}
