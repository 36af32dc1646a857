import type { Request, Response } from 'express';
import type { Config } from '#server/platform/config/config.ts';
import { HttpError, NotFoundError } from '#server/platform/http/errors.ts';
import { createSecret, hashSecret, isSameSecret } from '#server/platform/http/secret.ts';
import { createSecretCookie, type SecretCookie } from '#server/platform/http/secret-cookie.ts';
import type { Staff, StaffMember, StaffVisit } from './staff.ts';

/** The cookies of the staff site: of a session, and of a browser that is about to sign in. */
export interface StaffCookies {
  readonly session: SecretCookie;
  readonly visit: SecretCookie;
}

/** Creates both cookies; on an https origin they are sent over https only. */
export function createStaffCookies(config: Pick<Config, 'siteOrigin'>): StaffCookies {
  return { session: createSecretCookie(config, 'staff'), visit: createSecretCookie(config, 'staff-visit') };
}

/** The member who is signed in with the request's cookie, and the session's id; undefined without a session. */
export async function findSignedIn(staff: Staff, { session: cookie }: StaffCookies, req: Request) {
  const id = cookie.find(req);
  const session = id === undefined ? undefined : await staff.sessions.find(id);
  if (!session) return undefined;
  const member = staff.findMember(session.email);
  // Whoever has been taken out of the settings is signed out.
  if (!member) await staff.sessions.endAll(session.email);
  return member && { member, id: session.id, csrf: session.csrf, typedOn: session.typedOn };
}

/**
 * The cookie of a browser that is about to sign in, set if it has none. It is not stored; the form token is its hash,
 * which another site can neither read nor work out.
 */
export function ensureBrowser({ visit }: StaffCookies, req: Request, res: Response): string {
  const found = visit.find(req);
  if (found !== undefined) return found;
  const browser = createSecret();
  visit.set(res, browser);
  return browser;
}

/** The form token of a browser that is about to sign in. */
export function toVisitToken(browser: string): string {
  return hashSecret(`staff form ${browser}`);
}

/** Keeps the visit for the loaders and routes of this request. */
export function keepVisit(res: Response, visit: StaffVisit, sessionId?: string): void {
  res.locals.staffVisit = visit;
  res.locals.staffSessionId = sessionId;
}

/** The visit of a request below `/staff`; undefined everywhere else. */
export function findStaffVisit({ res }: Request): StaffVisit | undefined {
  return res?.locals.staffVisit as StaffVisit | undefined;
}

/** The member who is signed in. Throws a 404, as for an address that is not there. */
export function requireMember(req: Request): StaffMember {
  const member = findStaffVisit(req)?.member;
  if (!member) throw new NotFoundError('staff page without a session');
  return member;
}

/** The id of the session of a member who is signed in. Never part of a page. */
export function requireSessionId(req: Request): string {
  requireMember(req);
  return req.res?.locals.staffSessionId as string;
}

/** Throws a 403 unless `given` is the form token of this visit. */
export function requireStaffToken(req: Request, given: unknown): void {
  const csrf = findStaffVisit(req)?.csrf;
  if (csrf === undefined || typeof given !== 'string' || !isSameSecret(given, csrf))
    throw new HttpError(403, 'This form is out of date. Please reload the page and try again.');
}
