import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { StoredPage } from './page-cache.ts';

/** Sends a finished page in the encoding that the client takes, or 304 when it has it already. */
export function sendStoredPage(req: IncomingMessage, res: ServerResponse, page: StoredPage): void {
  res.setHeader('Cache-Control', page.cacheControl);
  res.setHeader('ETag', page.etag);
  res.setHeader('Vary', 'Accept-Encoding');
  if (req.headers['if-none-match'] === page.etag) {
    res.statusCode = 304;
    res.end();
    return;
  }
  const { body, encoding } = encode(page, req.headers['accept-encoding'] ?? '');
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Content-Length', body.length);
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Nearly every client takes brotli; the others get theirs made from it. */
function encode(page: StoredPage, accepted: string): { body: Buffer; encoding?: 'br' | 'gzip' } {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return { body: page.brotli, encoding: 'br' };
  const html = brotliDecompressSync(page.brotli);
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return { body: html };
  return { body: gzipSync(html, { level: constants.Z_BEST_SPEED }), encoding: 'gzip' };
}
