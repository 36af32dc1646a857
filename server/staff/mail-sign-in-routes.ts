import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { tellWhenAway } from '#server/platform/database/tell-when-away.ts';
import { HttpError, InvalidInputError } from '#server/platform/http/errors.ts';
import { toTypedValues } from '#server/platform/http/form-answer.ts';
import { toAddressKey } from '#server/platform/http/limits/to-address-key.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { takeAtLeast } from '#server/platform/time/clock.ts';
import { staffSignInPaths } from '#shared/routes/staff-sections.ts';
import { enterStaff } from './enter-staff.ts';
import { signInMail } from './sign-in-mail.ts';
import { staffAway } from './staff.ts';
import { beginSignIn, takeSignIn } from './staff-links.ts';
import type { OpenStaffParts } from './staff-parts.ts';

const request = z.object({
  email: z
    .string()
    .trim()
    .max(254, 'This is too long.')
    .pipe(z.email('Enter an email address such as name@example.co.uk.')),
});
const pressed = z.object({ key: z.string().max(100) });

/** Longer than it takes to store a link, so that the time says nothing about the address. */
const minimumMs = 500;

/**
 * `POST /staff/sign-in` mails a link to a member, and does the same work with the same answer for every other address.
 * `POST /staff/sign-in/link` is the button of the page that the link leads to: programs that open every link of a mail
 * spend nothing.
 */
export function mailSignInRoutes(parts: OpenStaffParts): Router {
  const { staff, services, clock } = parts;
  const store = tellWhenAway({ sendLink, takeSignIn }, staffAway);
  const router = Router();
  router.post(staffSignInPaths.form, (req, res) =>
    orAgain(parts, { req, res }, async () => {
      const { email } = parseForm(request, req);
      await services.limits.count('staffSignInByAddress', toAddressKey(req.ip));
      await services.limits.count('staffLinkByAccount', email);
      await takeAtLeast(minimumMs, clock, () => store.sendLink(parts, email));
      res.redirect(303, `${staffSignInPaths.form}?sent=true`);
    }),
  );
  router.post(staffSignInPaths.link, (req, res) =>
    orAgain(parts, { req, res }, async () => {
      await services.limits.count('staffSignInByAddress', toAddressKey(req.ip));
      const { key } = parseForm(pressed, req);
      const link = await store.takeSignIn(staff.orm, { key, kind: 'mail', nowMs: clock.now() });
      const member = staff.findMember(link?.email ?? '');
      if (!member)
        throw new InvalidInputError(
          {},
          'That link has been used, or is older than 15 minutes. Ask for a new one.',
        );
      await enterStaff(parts, { req, res, member });
    }),
  );
  return router;
}

/** Stores a link for any address, and mails it only to a member. */
async function sendLink({ staff, clock }: OpenStaffParts, typed: string): Promise<void> {
  const member = staff.findMember(typed);
  await staff.outbox.storeWith(async (orm, storeMail) => {
    const key = await beginSignIn(orm, { kind: 'mail', email: member?.email ?? null }, clock.now());
    await storeMail(member && signInMail(member.email, key, staff.siteOrigin));
  });
}

interface Exchange {
  readonly req: Request;
  readonly res: Response;
}

/** Shows the sign-in form again with what is wrong. */
async function orAgain(
  { answerWithForm }: OpenStaffParts,
  { req, res }: Exchange,
  work: () => Promise<void>,
) {
  try {
    await work();
  } catch (fault) {
    if (!(fault instanceof HttpError)) throw fault;
    const { status, message, retryAfterSeconds } = fault;
    if (retryAfterSeconds) res.setHeader('Retry-After', retryAfterSeconds);
    const fields = fault instanceof InvalidInputError ? fault.fields : {};
    const { email = '' } = toTypedValues(req.body);
    await answerWithForm(req, res, {
      status,
      page: staffSignInPaths.form,
      form: { csrf: '', values: { email }, faults: { message, fields } },
    });
  }
}
