import express, { Router } from 'express';
import { z } from 'zod';
import type { Config } from '#server/platform/config/config.ts';
import { InvalidInputError } from '#server/platform/http/errors.ts';
import { wantsJson } from '#server/platform/http/wants-json.ts';
import {
  type CookieChoices,
  cookieChoicesDays,
  cookieChoicesName,
  cookieChoicesPath,
  formatCookieChoices,
} from '#shared/contracts/cookie-choices.ts';
import { forgetTagCookies } from './forget-tag-cookies.ts';

const path = cookieChoicesPath;
const yesOrNo = z.enum(['yes', 'no']).transform((word) => word === 'yes');
const form = z.object({ statistics: yesOrNo, advertising: yesOrNo.optional() });
const parseBody = express.urlencoded({ extended: false, limit: '1kb', parameterLimit: 10 });

/**
 * `POST /cookie-choices`: keeps the visitor's choice in a cookie and leads back to the page, or answers a script. Who
 * refuses advertising also loses the cookies that it has set.
 */
export function consentRoutes(config: Pick<Config, 'siteOrigin' | 'tagManagerUrl'>): Router {
  const router = Router();
  const secure = config.siteOrigin.startsWith('https://');
  const maxAge = cookieChoicesDays * 24 * 60 * 60 * 1000;
  router.post(path, parseBody, (req, res) => {
    const choices = parseChoices(req.body, config.tagManagerUrl !== undefined);
    res.setHeader('Cache-Control', 'no-store');
    if (!choices.advertising) forgetTagCookies(req, res);
    // Scripts read it, to do what was chosen.
    res.cookie(cookieChoicesName, formatCookieChoices(choices), {
      path: '/',
      sameSite: 'lax',
      secure,
      maxAge,
    });
    if (wantsJson(req)) return void res.json({ status: 200, next: path });
    res.redirect(303, `${path}?kept=true`);
  });
  return router;
}

/** An answer to a question that was not asked is no choice. */
function parseChoices(body: unknown, offersAdvertising: boolean): CookieChoices {
  const { data } = form.safeParse(body);
  if (!data) throw new InvalidInputError({}, 'Please choose on or off.');
  const { statistics, advertising } = data;
  return { statistics, ...(offersAdvertising && advertising !== undefined && { advertising }) };
}
