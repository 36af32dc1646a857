import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/**
 * Compresses the JSON of `/api` and `/page-data`; pages and files have compressed bytes of their own. Personal answers
 * (`no-store`) are not compressed, because the compressed length of a secret says something about the text beside it.
 */
export const compressData: RequestHandler = compression({
  threshold: 1024,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  filter: (req, res) => !isPersonal(res.getHeader('Cache-Control')) && compression.filter(req, res),
});

function isPersonal(cacheControl: unknown): boolean {
  return typeof cacheControl === 'string' && cacheControl.includes('no-store');
}
