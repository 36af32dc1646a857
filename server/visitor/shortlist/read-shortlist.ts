import type { Request } from 'express';
import { parseShortlist, type ShortlistedDeal, shortlistCookie } from '#shared/deals/shortlist.ts';

const cookie = new RegExp(`(?:^|;\\s*)${shortlistCookie.name}=([\\w.~]{1,4000})(?=;|$)`);

/** The deals that the visitor's cookie has; none without it. */
export function readShortlist({ headers }: Pick<Request, 'headers'>): readonly ShortlistedDeal[] {
  return parseShortlist(cookie.exec(headers.cookie ?? '')?.[1]);
}
