import { findOwnPage } from '#server/platform/http/find-own-page.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { isAtOrBelow } from '#shared/routes/link-to.ts';

const fallback = accountPaths.home;
const maxLength = 500;

/** The address to open after login: `next` when it is a page of this site, else the account's overview. */
export function toReturnPath(next: unknown): string {
  const path = findOwnPage(next);
  return path !== undefined && path.length <= maxLength && !isAtOrBelow(path, accountPaths.login)
    ? path
    : fallback;
}
