import express, { type Request, type Response, Router } from 'express';
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

const path = cookieChoicesPath;
const yesOrNo = z.enum(['yes', 'no']).transform((word) => word === 'yes');
const form = z.strictObject({ statistics: yesOrNo, advertising: yesOrNo.optional() });
const parseBody = express.urlencoded({ extended: false, limit: '1kb', parameterLimit: 10 });

/**
 * `POST /cookie-choices`: keeps the visitor's choice in a cookie, then redirects to the page, or answers a script.
 * Refusing advertising also deletes the cookies that advertising tags have set.
 */
export function consentRoutes(config: Pick<Config, 'siteOrigin' | 'tagManagerUrl'>): Router {
  const router = Router();
  const secure = config.siteOrigin.startsWith('https://');
  const maxAge = cookieChoicesDays * 24 * 60 * 60 * 1000;
  router.post(path, parseBody, (req, res) => {
    const choices = parseChoices(req.body, config.tagManagerUrl !== undefined);
    res.setHeader('Cache-Control', 'no-store');
    if (!choices.advertising) forgetTagCookies(req, res);
    // Not `httpOnly`: the browser's script reads it to follow the choice.
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

/** Parses the choices, without the one about advertising if the site does not offer it. */
function parseChoices(body: unknown, offersAdvertising: boolean): CookieChoices {
  const { data } = form.safeParse(body);
  if (!data) throw new InvalidInputError({}, 'Please choose on or off.');
  const { statistics, advertising } = data;
  return { statistics, ...(offersAdvertising && advertising !== undefined && { advertising }) };
}

/** Cookies of tags begin with one underscore (`_ga`, `_gcl_au`, `_fbp`); ours and those of load balancers do not. */
const tagCookie = /(?:^|;\s*)(_(?!_)[\w.-]{1,60})=/g;
const mostCookies = 20;

/** Deletes the cookies of a tag manager, for this host and the domains above it. */
function forgetTagCookies(req: Request, res: Response): void {
  const names = [...(req.headers.cookie ?? '').matchAll(tagCookie)].map(([, name = '']) => name);
  const domains = listDomains(req.hostname);
  for (const name of new Set(names.slice(0, mostCookies))) {
    res.clearCookie(name, { path: '/' });
    for (const domain of domains) res.clearCookie(name, { path: '/', domain });
  }
}

/** `www.example.co.uk`, `example.co.uk`, `co.uk`; browsers ignore public suffixes such as the last. */
function listDomains(hostname: string): readonly string[] {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
