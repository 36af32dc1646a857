import express, { type CookieOptions, Router } from 'express';
import { z } from 'zod';
import type { Config } from '#server/platform/config/config.ts';
import { findOwnPage } from '#server/platform/http/find-own-page.ts';
import { noStore } from '#server/platform/http/no-store.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { dealTypeCookie } from '#shared/deals/deal-type-cookie.ts';
import { dealsPath } from '#shared/routes/link-to.ts';

/** Room for the longest address that the site answers, encoded again as a field. */
const readForm = express.urlencoded({ extended: false, limit: '32kb', parameterLimit: 10 });

const dealTypeForm = z.object({
  dealType: z.enum(['personal', 'business']),
  next: z.unknown().optional(),
});

/**
 * `POST /deal-type`: the deal-type toggle without JavaScript. Keeps the choice in the cookie `toggleDealType` and leads
 * to the page under it; an address that is not one of this site's pages gives way to the deal type's own.
 */
export function dealTypeRoutes({ siteOrigin }: Pick<Config, 'siteOrigin'>): Router {
  const options: CookieOptions = {
    path: '/',
    sameSite: 'lax',
    secure: siteOrigin.startsWith('https://'),
    maxAge: dealTypeCookie.days * 24 * 60 * 60 * 1000,
  };
  const router = Router();
  router.post('/deal-type', noStore, readForm, (req, res) => {
    const { dealType, next } = parseForm(dealTypeForm, req);
    res.cookie(dealTypeCookie.name, dealType, options);
    res.redirect(303, findOwnPage(next) ?? dealsPath(dealType));
  });
  return router;
}
