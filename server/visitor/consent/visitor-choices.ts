import type { Request } from 'express';
import {
  type CookieChoices,
  cookieChoicesName,
  parseCookieChoices,
} from '#shared/contracts/cookie-choices.ts';

/** What a visitor allows: the choices in their cookie, and whether their browser objects to tracking. */
export interface VisitorChoices {
  /** Undefined before the first choice. */
  readonly choices: CookieChoices | undefined;
  /** True when the browser sends Global Privacy Control or Do Not Track. */
  readonly objects: boolean;
}

const cookie = new RegExp(`(?:^|;\\s*)${cookieChoicesName}=([\\w.-]{1,60})(?=;|$)`);

/** Reads the cookie and the browser's objection from a request. */
export function readVisitorChoices(req: Pick<Request, 'headers'>): VisitorChoices {
  return {
    choices: parseCookieChoices(cookie.exec(req.headers.cookie ?? '')?.[1]),
    objects: objectsToTracking(req),
  };
}

/** Whether a request carries Global Privacy Control or Do Not Track. */
export function objectsToTracking({ headers }: Pick<Request, 'headers'>): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1';
}
