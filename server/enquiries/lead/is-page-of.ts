import { parseProfile, profileQuery } from '#shared/deals/profile-query.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import type { KeptDeal } from './kept-deal.ts';

/** Whether a path of the site is the deal's own page at the deal's profile, however its query is written. */
export function isPageOf({ dealPath }: KeptDeal, path: string): boolean {
  return dealPath !== undefined && toCanonical(dealPath) === toCanonical(path);
}

function toCanonical(path: string): string {
  const [page = '', query] = path.split('?');
  return withQuery(page, profileQuery(parseProfile(new URLSearchParams(query)).profile));
}
