import express, { type CookieOptions, Router } from 'express';
import { z } from 'zod';
import type { Config } from '#server/platform/config/config.ts';
import { findOwnPage } from '#server/platform/http/find-own-page.ts';
import { noStore } from '#server/platform/http/no-store.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { dealTypeCookie } from '#shared/deals/deal-type.ts';
import { dealsPath } from '#shared/routes/link-to.ts';

/** Large enough for the longest address that the site answers, encoded as a form field. */
const readForm = express.urlencoded({ extended: false, limit: '32kb', parameterLimit: 10 });

const dealTypeForm = z.object({
  dealType: z.enum(['personal', 'business']),
  next: z.unknown().optional(),
});

/**
 * `POST /deal-type`: the deal-type toggle without JavaScript. Keeps the choice in the cookie `toggleDealType` and
 * redirects
 * to the same page under that deal type, or to all its deals if the address is not a page of this site.
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
