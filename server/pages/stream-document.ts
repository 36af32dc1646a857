import type { Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { chooseEncoding } from './choose-encoding.ts';

/**
 * A destination that compresses what React writes and flushes it at once, so that the shell leaves before the late
 * parts are ready.
 */
export function streamDocument(req: Request, res: Response, status = 200): Writable {
  res.status(status).type('html');
  res.vary('Accept-Encoding');
  const encoding = chooseEncoding(req.headers['accept-encoding'] ?? '');
  if (!encoding) return res;
  res.setHeader('Content-Encoding', encoding);
  const compressor = encoding === 'br' ? createBrotli() : createGzip({ level: constants.Z_BEST_SPEED });
  compressor.pipe(res);
  res.once('close', () => compressor.destroy());
  // React calls `flush` on its destination after each batch of writes.
  return compressor;
}

function createBrotli() {
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
}
