import type { RequestHandler } from 'express';
import { accountPaths } from '#shared/routes/account-paths.ts';

const leftAlone = /^\/(?:api|page-data|assets|website)(?:\/|$)/;
const plain = /^(?:\/[a-z0-9-]+)+$/;

/**
 * Redirects to the one spelling of a path: lower case, single slashes, no slash at the end, no dot segments. The query
 * string and the account API's ids of orders and contracts do not change. It never redirects to another origin.
 */
export const canonicalPath: RequestHandler = (req, res, next) => {
  const location = findCanonical(req.url);
  if (location === undefined) return next();
  res.setHeader('Cache-Control', 'public, max-age=300');
  res.writeHead(req.method === 'GET' || req.method === 'HEAD' ? 301 : 308, { Location: location }).end();
};

/** The canonical form of a URL; undefined when it is canonical already or its path is not ours to change. */
export function findCanonical(url: string): string | undefined {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (plain.test(path) || path === '/' || leftAlone.test(path)) return undefined;
  const canonical = toCanonicalPath(path);
  return canonical === path ? undefined : canonical + toHeaderText(end < 0 ? '' : url.slice(end));
}

/** Encoded letters, digits, `-`, `.`, `_` and `~`, which mean the same when not encoded (RFC 3986, section 2.3). */
const needlesslyEncoded = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** `/Car-Leasing//BMW/` → `/car-leasing/bmw`. The result is `/`, or a slash with no second slash behind it. */
function toCanonicalPath(path: string): string {
  const kept: string[] = [];
  for (const segment of toHeaderText(path).split(/[/\\]+/)) {
    const name = segment.replace(needlesslyEncoded, decodeURIComponent);
    if (name === '..') kept.pop();
    else if (name !== '' && name !== '.') kept.push(isAccountId(kept) ? name : toLowerCase(name));
  }
  return `/${kept.join('/')}`;
}

/** Whether the next segment is an id of the account API, such as in `/account/orders/:id`: its case must be kept. */
function isAccountId([first, second]: readonly string[]): boolean {
  return `/${first}` === accountPaths.home && second !== undefined;
}

/** Lower case, except the digits of percent-encoding, which browsers and `encodeURIComponent` write in capitals. */
function toLowerCase(segment: string): string {
  return segment.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (match) =>
    match.startsWith('%') ? match.toUpperCase() : match.toLowerCase(),
  );
}

/** Removes what a Location header cannot carry: browsers drop tabs and line ends from an address, and `#` cuts it. */
function toHeaderText(text: string): string {
  return text.toWellFormed().replace(/[^!-~]|#/gu, encodeURIComponent);
}
