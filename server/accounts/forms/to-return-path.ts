import { findOwnPage } from '#server/platform/http/find-own-page.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { isAtOrBelow } from '#shared/routes/link-to.ts';

const fallback = accountPaths.home;
const maxLength = 500;

/** Where to go after login: `next` when it is the address of a page of this site, else the account's home. */
export function toReturnPath(next: unknown): string {
  const path = findOwnPage(next);
  return path !== undefined && path.length <= maxLength && !isAtOrBelow(path, accountPaths.login)
    ? path
    : fallback;
}
