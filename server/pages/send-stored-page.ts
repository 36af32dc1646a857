import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StoredPage } from './page-cache.ts';

/** Sends a finished page, or 304 when the client has it already. */
export function sendStoredPage(
  req: IncomingMessage,
  res: ServerResponse,
  { coding, body, etag, cacheControl }: StoredPage,
  others: readonly string[] = [],
): void {
  const headers = [
    ...others,
    'Cache-Control',
    cacheControl,
    'ETag',
    etag,
    'Vary',
    'Accept-Encoding, Available-Dictionary',
  ];
  if (isKnown(etag, req.headers['if-none-match'])) {
    res.writeHead(304, headers).end();
    return;
  }
  headers.push('Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(body.length));
  if (coding !== 'identity') headers.push('Content-Encoding', coding);
  res.writeHead(200, headers);
  if (req.method === 'HEAD') res.end();
  else res.end(body, 'latin1');
}

/** Whether an If-None-Match header names the page, alone, in a list, weak or strong (RFC 9110, section 13.1.2). */
function isKnown(etag: string, header: string | undefined): boolean {
  if (header === undefined) return false;
  return header === etag || header === '*' || header.includes(etag.slice(etag.indexOf('"')));
}
