import type { Request, Response } from 'express';
import type { MovedError } from './errors.ts';

/** Redirects to another path of this site. A request for page data is redirected to the data of the new page. */
export function redirectTo(req: Request, res: Response, { location, status }: MovedError): void {
  const isPermanent = status === 301 || status === 308;
  res.setHeader('Cache-Control', isPermanent ? 'public, max-age=300' : 'no-store');
  const prefix = /^\/page-data(?:[/?]|$)/.test(req.originalUrl) ? '/page-data' : '';
  res.writeHead(status, { Location: prefix + location }).end();
}

/** Whether the text is one slash, not followed by a slash or backslash, then only characters that a header carries. */
export function isOwnPath(location: string): boolean {
  return /^\/(?![/\\])[!-~]*$/.test(location);
}
