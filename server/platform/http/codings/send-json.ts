import type { Request, Response } from 'express';
import { type Dictionary, listAccepted, requireCoding, requirePlain } from './choose-coding.ts';
import { compress } from './compress.ts';

/** Shorter texts are sent as they are: they would hardly become smaller. */
const compressedFromBytes = 1024;

/**
 * Sends JSON, compressed if the client takes it, and against the dictionary if it has that. Personal answers (`no-store`)
 * are not compressed, because the compressed length of a secret says something about the text beside it.
 */
export function sendJson(req: Request, res: Response, value: unknown, dictionary?: Dictionary): void {
  const plain = Buffer.from(JSON.stringify(value));
  const isPersonal = String(res.getHeader('Cache-Control')).includes('no-store');
  if (!isPersonal) res.vary(dictionary ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding');
  if (isPersonal) requirePlain(req);
  const isShort = plain.length < compressedFromBytes && listAccepted(req.headers).has('identity');
  const wish = isPersonal || isShort ? 'identity' : requireCoding(req, dictionary);
  const { coding, bytes } = compress(plain, wish, dictionary);
  if (coding !== 'identity') res.setHeader('Content-Encoding', coding);
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', bytes.length);
  res.end(req.method === 'HEAD' ? undefined : bytes);
}
