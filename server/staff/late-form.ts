import express, { type Request, type Response } from 'express';
import { z } from 'zod';
import { MovedError } from '#server/platform/http/errors.ts';
import { toBody, toTypedValues } from '#server/platform/http/form-answer.ts';
import { type TextLimit, tooLong, toTypedText } from '#shared/enquiries/field-schemas.ts';
import { reasonFields } from '#shared/pages/staff/staff-fields.ts';
import { staffPages } from '#shared/pages/staff/staff-pages.ts';
import {
  staffCataloguePaths,
  staffEnquiryPaths,
  staffOfferPaths,
  staffReviewPaths,
} from '#shared/routes/staff-paths.ts';
import { staffPath, staffSignInPaths } from '#shared/routes/staff-sections.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';
import type { OpenStaffParts } from './staff-parts.ts';
import type { TypedForm } from './staff-tables.ts';

/**
 * Leads whoever is not signed in to signing in. A form that was sent after its session had ended is kept, for the same
 * member to send again from the same browser.
 */
export async function turnAway(
  { staff, cookies }: Pick<OpenStaffParts, 'staff' | 'cookies'>,
  req: Request,
  res: Response,
): Promise<never> {
  const ended = cookies.session.find(req);
  const { form } = staffSignInPaths;
  if (ended === undefined || req.method !== 'POST') throw new MovedError(form, 303);
  const isKept = req.is('urlencoded') !== false && (await keep());
  throw new MovedError(`${form}?${isKept ? 'kept' : 'ended'}=true`, 303);

  async function keep(): Promise<boolean> {
    await parseStaffForm(req, res);
    const { csrf } = toBody(req);
    const typed = toTypedForm(req);
    if (typeof csrf !== 'string' || Object.keys(typed.values).length === 0) return false;
    return staff.sessions.keepTyped(ended ?? '', csrf, typed);
  }
}

/** The form of a request, with the page that shows it and the query that this had. */
export function toTypedForm(req: Request): TypedForm {
  const { csrf: _, ...values } = toTypedValues(toBody(req));
  const page = findPageOf(req.originalUrl.split('?')[0] ?? '');
  return { page: page + findQuery(req.get('Referer'), page), values };
}

const longestQuery = 1000;

/** The query of the page that the form was on, as the browser says. */
function findQuery(referer: string | undefined, page: string): string {
  const from = URL.parse(referer ?? '');
  return from?.pathname === page && from.search.length <= longestQuery ? from.search : '';
}

const pagePaths = Object.values(staffPages).map(({ path }) => path);

/** Where forms are posted that have no page of their own. */
export const formPaths: readonly string[] = [
  staffCataloguePaths,
  staffEnquiryPaths,
  staffOfferPaths,
  staffReviewPaths,
]
  .flatMap((paths) => Object.values<string>(paths))
  .filter((path) => !pagePaths.includes(path) && path !== staffCataloguePaths.rejects);

const patterns = pagePaths.map((path) => path.split('/'));

/** The page at this address, or the nearest above it: where a form that is posted here stands. */
export function findPageOf(path: string): string {
  const parts = path.split('/');
  // `/staff/offers/add` is no offer's page, though it looks like one.
  const isPage =
    !formPaths.includes(path) &&
    patterns.some(
      (pattern) =>
        pattern.length === parts.length &&
        pattern.every((part, place) => part.startsWith(':') || part === parts[place]),
    );
  if (isPage || parts.length <= 2) return isPage ? path : staffPath;
  return findPageOf(parts.slice(0, -1).join('/'));
}

/** What was typed, as a form that comes back. The member presses its button again: nothing is sent by itself. */
export function toFormAgain({ values }: TypedForm, csrf: string): FormState {
  const message =
    'This wasn’t sent, because you’d been signed out since you opened it. Check it, then press the button again.';
  return { csrf, values, faults: { message, fields: {} } };
}

const parseUrlencoded = express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 100 });

/** Reads a posted form, without the control characters that the database refuses. Throws for one that is too large. */
export async function parseStaffForm(req: Request, res: Response): Promise<void> {
  await new Promise<void>((resolve, reject) =>
    parseUrlencoded(req, res, (fault?: unknown) => (fault ? reject(fault) : resolve())),
  );
  req.body = Object.fromEntries(Object.entries(toBody(req)).map(([name, value]) => [name, toClean(value)]));
}

function toClean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toClean);
  return typeof value === 'string' ? toTypedText(value) : value;
}

/** What may be typed into a field of a staff form; it may be empty. */
export function staffText(limit: TextLimit) {
  return z.string().trim().max(limit.maxLength, tooLong(limit));
}

/** A reason that has to be given. */
export const staffReason = staffText(reasonFields.reason).min(3, 'Say why, in a few words.');
