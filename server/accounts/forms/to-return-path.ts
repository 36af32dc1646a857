import { findOwnPage } from '#server/platform/http/find-own-page.ts';

const fallback = '/account';
const maxLength = 500;
/** After login, the login page would only redirect to itself. */
const login = /^\/account\/login(?:[/?#]|$)/i;

/** Where to go after login: `next` when it is the address of a page of this site, else the account's home. */
export function toReturnPath(next: unknown): string {
  const path = findOwnPage(next);
  return path !== undefined && path.length <= maxLength && !login.test(path) ? path : fallback;
}
