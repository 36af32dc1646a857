import { createServer } from 'node:http';
import compression from 'compression';
import { handler } from './dist/server/entry.mjs';

/** Astro as middleware, which draws what `load` finds for each address; compressed by what its guide for Express adds. */
export async function createPeer(load, isCompressed) {
  const compress = isCompressed ? compression() : (_req, _res, next) => next();
  return createServer(async (req, res) => {
    const page = await load(req.url);
    compress(req, res, () => handler(req, res, undefined, { page }));
  });
}
