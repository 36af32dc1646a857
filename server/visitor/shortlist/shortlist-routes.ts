import express, { type CookieOptions, Router } from 'express';
import { z } from 'zod';
import type { Catalogue, Snapshot } from '#server/catalogue/catalogue.ts';
import { findComparedDeal } from '#server/catalogue/compared-deals.ts';
import { toLease } from '#server/catalogue/to-lease.ts';
import type { Config } from '#server/platform/config/config.ts';
import { InvalidInputError, NotFoundError } from '#server/platform/http/errors.ts';
import { findOwnPage } from '#server/platform/http/find-own-page.ts';
import { noStore } from '#server/platform/http/no-store.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { wantsJson } from '#server/platform/http/wants-json.ts';
import { siteNow } from '#server/platform/time/site-clock.ts';
import { parseProfile } from '#shared/deals/parse-profile.ts';
import {
  formatShortlist,
  maxShortlisted,
  type ShortlistedDeal,
  shortlistCookie,
  shortlistPath,
  toHeartValue,
  toShortlistItem,
} from '#shared/deals/shortlist.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import { readShortlist } from './read-shortlist.ts';

const readForm = express.urlencoded({ extended: false, limit: '8kb', parameterLimit: 20 });
const text = z.string().max(60).optional();
const form = z.object({ save: text, remove: text, term: text, miles: text, initial: text, maintained: text });
const fullWords = `You’ve saved ${maxShortlisted} deals, which is the limit. Remove one first.`;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * `POST /shortlist`: `save` or `remove` a deal, an item as in the address of a comparison, at the lease of `term`,
 * `miles`, `initial` and `maintained`. The deals are kept in a cookie, at today's price. Redirects to the shortlist,
 * with the way back to the page of the heart; a script gets JSON.
 */
export function shortlistRoutes(
  { siteOrigin }: Pick<Config, 'siteOrigin'>,
  catalogue: Pick<Catalogue, 'snapshot'>,
): Router {
  const options: CookieOptions = {
    path: '/',
    sameSite: 'lax',
    secure: siteOrigin.startsWith('https://'),
    maxAge: shortlistCookie.days * dayMs,
  };
  const router = Router();
  router.post(shortlistPath, noStore, readForm, (req, res) => {
    const fields = parseForm(form, req);
    const kept = readShortlist(req);
    const deals = fields.remove
      ? withoutDeal(kept, fields.remove)
      : withDeal(kept, fields, catalogue.snapshot());
    if (deals.length > maxShortlisted && wantsJson(req)) throw new InvalidInputError({}, fullWords);
    const isFull = deals.length > maxShortlisted;
    if (deals.length === 0) res.clearCookie(shortlistCookie.name, { path: '/' });
    else if (!isFull)
      res.cookie(shortlistCookie.name, formatShortlist(deals), { ...options, encode: String });
    if (wantsJson(req)) return void res.json({ status: 200, next: shortlistPath });
    const from = findReferrer(req.headers.referer, siteOrigin);
    res.redirect(303, withQuery(shortlistPath, { from, full: isFull ? 'true' : undefined }));
  });
  return router;
}

/** The list with a deal at its price today, first, even if that is one too many; a deal that is there already keeps the price it was saved at. */
function withDeal(
  kept: readonly ShortlistedDeal[],
  fields: z.infer<typeof form>,
  snapshot: Snapshot,
): readonly ShortlistedDeal[] {
  const get = (name: string) => fields[name as keyof typeof fields] ?? null;
  const found = findComparedDeal(snapshot, parseProfile({ get }).profile, fields.save ?? '');
  if (!found) throw new NotFoundError('We no longer offer this deal.');
  const deal = { ...found, profile: toLease(snapshot, found) };
  const item = toShortlistItem(deal);
  if (kept.some((other) => other.item === item)) return kept;
  const price = snapshot.findDeal(deal.dealType, deal.vehicleRef, deal.profile)?.price;
  const { monthlyPence, feePence, excessTenths } = price ?? {};
  const figures =
    monthlyPence === undefined || feePence === undefined || excessTenths === undefined
      ? {}
      : { price: { monthlyPence, feePence, excessTenths } };
  return [{ item, savedDay: Math.floor(siteNow() / dayMs), ...figures }, ...kept];
}

/** The list without a vehicle under a deal type, at whatever lease it was saved: a heart shows no lease. */
function withoutDeal(kept: readonly ShortlistedDeal[], item: string): readonly ShortlistedDeal[] {
  return kept.filter((deal) => toHeartValue(deal.item) !== toHeartValue(item));
}

/** The page of this site that the heart was on, for the way back. */
function findReferrer(referer: string | undefined, siteOrigin: string): string | undefined {
  if (!referer?.startsWith(`${siteOrigin}/`)) return undefined;
  const page = findOwnPage(referer.slice(siteOrigin.length));
  return page?.startsWith(shortlistPath) ? undefined : page;
}
