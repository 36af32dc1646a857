import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { chooseEncoding, type PageEncoding } from './choose-encoding.ts';
import type { StoredPage } from './page-cache.ts';

/** Sends a finished page in an encoding that the client accepts, or 304 when the client has it already. */
export function sendStoredPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: StoredPage,
  others: readonly string[] = [],
): void {
  const headers = [
    ...others,
    'Cache-Control',
    page.cacheControl,
    'ETag',
    page.etag,
    'Vary',
    'Accept-Encoding',
  ];
  if (isKnown(page, req.headers['if-none-match'])) {
    res.writeHead(304, headers).end();
    return;
  }
  const encoding = chooseEncoding(req.headers['accept-encoding'] ?? '');
  const body = encode(page, encoding);
  headers.push('Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(body.length));
  if (encoding) headers.push('Content-Encoding', encoding);
  res.writeHead(200, headers).end(req.method === 'HEAD' ? undefined : body);
}

/** Whether an If-None-Match header names the page, alone, in a list, weak or strong (RFC 9110, section 13.1.2). */
function isKnown({ etag }: StoredPage, header: string | undefined): boolean {
  if (header === undefined) return false;
  return header === etag || header === '*' || header.includes(etag.slice(etag.indexOf('"')));
}

/**
 * The page's bytes in an encoding. Only brotli is stored, which nearly every client accepts; others are made from it.
 */
function encode(page: StoredPage, encoding: PageEncoding): Buffer {
  if (encoding === 'br') return page.brotli;
  const html = brotliDecompressSync(page.brotli);
  return encoding === 'gzip' ? gzipSync(html, { level: constants.Z_BEST_SPEED }) : html;
}
