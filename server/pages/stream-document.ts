import type { Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { chooseEncoding } from './choose-encoding.ts';

/** Where a document is written to. What has been written leaves at a `flush`, which React calls after each batch. */
type DocumentStream = Writable & { flush?(): void };

/** A destination that compresses what is written, so that the shell can leave before the late parts are ready. */
export function streamDocument(req: Request, res: Response, status = 200): DocumentStream {
  res.status(status).type('html');
  res.vary('Accept-Encoding');
  const encoding = chooseEncoding(req.headers['accept-encoding'] ?? '');
  if (!encoding) return res;
  res.setHeader('Content-Encoding', encoding);
  const compressor = encoding === 'br' ? createBrotli() : createGzip({ level: constants.Z_BEST_SPEED });
  compressor.pipe(res);
  res.once('close', () => compressor.destroy());
  return compressor;
}

function createBrotli() {
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
}
