import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import { listAccepted } from '#server/platform/http/codings/choose-coding.ts';
import { isAssetName } from './keep-assets.ts';

const prefix = '/assets/';
const extensions = { br: '.br', gzip: '.gz' } as const;
type Encoding = keyof typeof extensions;

interface FoundAsset {
  readonly file: FileHandle;
  readonly bytes: number;
  readonly encoding: Encoding | undefined;
}

/**
 * Serves the scripts and styles of other builds from the folder in which they are kept: a document may come from a node
 * or a cache with another build than the node that is asked for its files. A missing file is a 404 that is not cached,
 * because the next node may have it.
 */
export function earlierAssets(folder: string): RequestHandler {
  return async (req, res, next) => {
    if (!req.path.startsWith(prefix) || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const name = req.path.slice(prefix.length);
    const found = isAssetName(name) ? await find(folder, name, req) : undefined;
    if (!found) {
      res.status(404).setHeader('Cache-Control', 'no-store');
      return void res.type('txt').send('There is no such file.');
    }
    try {
      await send(req, res, name, found);
    } finally {
      await found.file.close();
    }
  };
}

/** The smallest form of the file that the client accepts. */
async function find(folder: string, name: string, req: Request): Promise<FoundAsset | undefined> {
  const accepted = listAccepted(req.headers);
  const encodings = (['br', 'gzip'] as const).filter((encoding) => accepted.has(encoding));
  for (const encoding of [...encodings, undefined]) {
    const file = await openPlain(join(folder, encoding ? name + extensions[encoding] : name));
    if (file) return { ...file, encoding };
  }
  return undefined;
}

/** Opens a regular file; undefined for anything else, because a link may lead anywhere and a pipe may never end. */
async function openPlain(path: string): Promise<Pick<FoundAsset, 'file' | 'bytes'> | undefined> {
  const file = await openUnlessMissing(path);
  if (!file) return undefined;
  const found = await file.stat();
  if (found.isFile()) return { file, bytes: found.size };
  await file.close();
  return undefined;
}

async function openUnlessMissing(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // ENXIO is a socket, ELOOP a link. A folder that may not be read counts as missing.
    if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'EACCES', 'EPERM'].includes(code ?? '')) return undefined;
    throw error;
  }
}

async function send(
  req: Request,
  res: Response,
  name: string,
  { file, bytes, encoding }: FoundAsset,
): Promise<void> {
  res.type(extname(name)).vary('Accept-Encoding');
  res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  // The name contains the hash of the content.
  res.setHeader('ETag', `"${name}${encoding ? extensions[encoding] : ''}"`);
  if (req.fresh) return void res.status(304).end();
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', bytes);
  if (req.method === 'HEAD') return void res.end();
  const content = file.createReadStream({ autoClose: false, end: Math.max(0, bytes - 1) });
  await pipeline(content, res).catch((error: unknown) => {
    // The visitor has left.
    if (!res.destroyed) throw error;
  });
}
