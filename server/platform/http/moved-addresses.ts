import type { RequestHandler } from 'express';
import { redirects } from '#shared/routes/redirects.ts';

const targets = new Map(redirects.map(({ from, to }) => [from, to]));

/** Redirects addresses that have moved for good; the query string goes with them. Stands after `canonicalPath`. */
export const movedAddresses: RequestHandler = (req, res, next) => {
  const end = req.url.indexOf('?');
  const to = targets.get(end < 0 ? req.url : req.url.slice(0, end));
  if (to === undefined) return next();
  res.setHeader('Cache-Control', 'public, max-age=86400');
  const query = end < 0 ? '' : req.url.slice(end);
  res.writeHead(req.method === 'GET' || req.method === 'HEAD' ? 301 : 308, { Location: to + query }).end();
};
