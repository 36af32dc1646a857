import { isOwnPath } from './redirect-to.ts';

const maxLength = 8000;
/** Paths that are not pages: data, files, and addresses that forms post to. */
const noPage = /^\/(?:api|page-data|assets|website)(?:[/?#]|$)/i;

/** `next` unchanged when it is the address of a page of this site; otherwise undefined. */
export function findOwnPage(next: unknown): string | undefined {
  if (typeof next !== 'string' || next.length > maxLength || !isOwnPath(next) || next.includes('\\'))
    return undefined;
  const base = 'http://site.invalid';
  if (!URL.canParse(next, base)) return undefined;
  const { origin, pathname, search } = new URL(next, base);
  // Dot segments can hide a second slash: `/..//elsewhere.example`.
  const path = pathname + search;
  return origin === base && isOwnPath(path) && !noPage.test(path) ? path : undefined;
}
