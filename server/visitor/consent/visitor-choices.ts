import type { Request } from 'express';
import {
  type CookieChoices,
  cookieChoicesName,
  parseCookieChoices,
} from '#shared/contracts/cookie-choices.ts';

/** What one visitor has said about being counted and followed. */
export interface VisitorChoices {
  /** Undefined before the first choice. */
  readonly choices: CookieChoices | undefined;
  /** The browser objects for its visitor. */
  readonly objects: boolean;
}

const cookie = new RegExp(`(?:^|;\\s*)${cookieChoicesName}=([\\w.-]{1,60})(?=;|$)`);

/** Reads the cookie and the browser's own objections. */
export function readVisitorChoices(req: Pick<Request, 'headers'>): VisitorChoices {
  return {
    choices: parseCookieChoices(cookie.exec(req.headers.cookie ?? '')?.[1]),
    objects: objectsToTracking(req),
  };
}

/** Global Privacy Control or Do Not Track. */
export function objectsToTracking({ headers }: Pick<Request, 'headers'>): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1';
}
