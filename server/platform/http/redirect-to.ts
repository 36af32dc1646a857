import type { Request, Response } from 'express';
import type { MovedError } from './errors.ts';

/** Redirects to another path of this site; a request for page data is sent on to the data of the page that moved. */
export function redirectTo(req: Request, res: Response, { location, status }: MovedError): void {
  const isPermanent = status === 301 || status === 308;
  res.setHeader('Cache-Control', isPermanent ? 'public, max-age=300' : 'no-store');
  const prefix = /^\/page-data(?:[/?]|$)/.test(req.originalUrl) ? '/page-data' : '';
  res.writeHead(status, { Location: prefix + location }).end();
}

/** One slash, then no second one in either spelling; only characters that a header carries unchanged. */
export function isOwnPath(location: string): boolean {
  return /^\/(?![/\\])[!-~]*$/.test(location);
}
