import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Config } from '#server/platform/config/config.ts';
import { HttpError } from './errors.ts';
import { hasHugeBody, lingerAfter } from './huge-body.ts';

const safeMethods = new Set(['GET', 'HEAD']);
const allowedMethods = [...safeMethods, 'POST', 'PUT', 'PATCH', 'DELETE'];
const maxUrlLength = 8192;

/** Refuses requests that no browser sends, before any other code reads them. */
export function requestGuard({ siteOrigin }: Pick<Config, 'siteOrigin'>): RequestHandler {
  return (req, res, next) => {
    if (isBadlyFramed(req)) return next(refuseForGood(res, 'We couldn’t read that request.'));
    // Whoever reads bodies would wait for the last byte of this one before refusing it.
    if (hasHugeBody(req)) {
      lingerAfter(res);
      return next(new HttpError(413, 'That’s more than this site takes.'));
    }
    if (req.url.length > maxUrlLength) return next(new HttpError(414, 'That address is too long.'));
    if (!allowedMethods.includes(req.method)) {
      res.setHeader('Allow', allowedMethods.join(', '));
      return next(new HttpError(405, 'This page doesn’t take that kind of request.'));
    }
    if (!isReadableUrl(req.url)) return next(new HttpError(400, 'We can’t read that address.'));
    if (!safeMethods.has(req.method) && isFromElsewhere(req, siteOrigin)) {
      return next(
        new HttpError(
          403,
          'That came from another site, so we didn’t accept it. Open the page here and try again.',
        ),
      );
    }
    next();
  };
}

/** Also closes the connection: after wrong framing it is unknown where the next request on it begins. */
function refuseForGood(res: Response, message: string): HttpError {
  res.setHeader('Connection', 'close');
  return new HttpError(400, message);
}

/** True for HTTP/0.9, for a transfer coding that a proxy may read differently, and for more than one Host header. */
export function isBadlyFramed(req: IncomingMessage): boolean {
  const coding = req.headers['transfer-encoding']?.toLowerCase();
  return req.httpVersionMajor < 1 || (coding !== undefined && coding !== 'chunked') || countHosts(req) > 1;
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/** No NUL (databases refuse it), no control character in the path, and percent-encoding that can be decoded. */
function isReadableUrl(url: string): boolean {
  if (!url.startsWith('/')) return false;
  if (!url.includes('%')) return true;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  return !/%00/.test(url) && !/%(?:[01][0-9a-f]|7f)/i.test(path) && canDecode(path);
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * A browser names the page that a form or fetch came from; programs that do not name one have no visitor's cookies. The
 * second condition is for a site that is opened under another name, such as 127.0.0.1 for localhost.
 */
function isFromElsewhere({ headers }: Request, siteOrigin: string): boolean {
  const relation = headers['sec-fetch-site'];
  if (relation !== undefined && relation !== 'same-origin' && relation !== 'none') return true;
  const { origin } = headers;
  if (origin === undefined || origin === siteOrigin) return false;
  return !(relation === 'same-origin' && origin.replace(/^https?:\/\//, '') === headers.host);
}
