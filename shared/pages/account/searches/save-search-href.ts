import type { AccountPath } from '#shared/routes/account-paths.ts';
import { withQuery } from '#shared/routes/link-to.ts';

/**
 * Address of the account page that asks whether to save a results page; one parameter has the results page's path and
 * query.
 */
export function saveSearchHref(address: string): string {
  return withQuery('/account/searches' satisfies AccountPath, { save: address });
}
