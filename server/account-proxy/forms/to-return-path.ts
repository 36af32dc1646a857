import { isOwnPath } from '#server/middleware/redirect-to.ts';

const fallback = '/account';
const maxLength = 500;
/** Nobody is sent to data or to what a form is posted to, and login would lead to itself. */
const noPage = /^\/(?:api|page-data|assets|website|account\/login)(?:[/?#]|$)/i;

/** Where to go after login: `next` when it is the address of a page of this site, else the account's home. */
export function toReturnPath(next: unknown): string {
  if (typeof next !== 'string' || next.length > maxLength || !isOwnPath(next) || next.includes('\\'))
    return fallback;
  const base = 'http://site.invalid';
  if (!URL.canParse(next, base)) return fallback;
  const { origin, pathname, search } = new URL(next, base);
  // Dot segments can hide a second slash: `/..//elsewhere.example`.
  const path = pathname + search;
  return origin === base && isOwnPath(path) && !noPage.test(path) ? path : fallback;
}
