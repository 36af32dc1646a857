import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { tellWhenAway } from '#server/platform/database/tell-when-away.ts';
import { HttpError, InvalidInputError } from '#server/platform/http/errors.ts';
import { toTypedValues } from '#server/platform/http/form-answer.ts';
import { toAddressKey } from '#server/platform/http/limits/to-address-key.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import type { OutgoingMail } from '#server/platform/mail/mail-outbox.ts';
import { takeAtLeast } from '#server/platform/time/clock.ts';
import { staffSignInPaths } from '#shared/routes/staff-sections.ts';
import { beginSignIn, enterStaff, linkMs, noteRefusal, takeSignIn } from './enter-staff.ts';
import { type StaffMember, staffAway } from './staff.ts';
import type { OpenStaffParts } from './staff-parts.ts';

const notAnAddress = 'Enter an email address such as name@example.co.uk.';

const request = z.object({
  email: z.string({ error: notAnAddress }).trim().max(254, notAnAddress).pipe(z.email(notAnAddress)),
});
const pressed = z.object({ key: z.string().max(100) });

const spent = 'That link has been used, or is older than 15 minutes. Ask for a new one.';

/** Longer than it takes to store a link, so that the time says nothing about the address. */
const minimumMs = 500;

/**
 * `POST /staff/sign-in` mails a link to a member, and does the same work with the same answer for every other address.
 * `POST /staff/sign-in/link` is the button of the page that the link leads to: programs that open every link of a mail
 * spend nothing.
 */
export function mailSignInRoutes(parts: OpenStaffParts): Router {
  const { staff, clock } = parts;
  const { limits } = parts.services;
  const store = tellWhenAway({ sendLink, takeSignIn }, staffAway);
  const router = Router();
  router.post(staffSignInPaths.form, (req, res) =>
    orAgain(parts, { req, res }, async () => {
      const { email } = parseForm(request, req);
      await limits.count('staffSignInByAddress', toAddressKey(req.ip));
      await takeAtLeast(minimumMs, clock, () => answerAsked(email));
      res.redirect(303, `${staffSignInPaths.form}?sent=true`);
    }),
  );
  router.post(staffSignInPaths.link, (req, res) =>
    orAgain(parts, { req, res }, async () => {
      const { key } = parseForm(pressed, req);
      const link = await store.takeSignIn(staff.orm, { key, kind: 'mail', nowMs: clock.now() });
      const member = staff.findMember(link?.email ?? '');
      // Only guesses are counted: a right link lets its member in, whatever others send from the same network.
      if (!member) {
        await limits.count('staffSignInByAddress', toAddressKey(req.ip));
        await noteRefusal(parts, { who: link?.email, reason: 'link used, too old or made up' });
        throw new InvalidInputError({}, spent);
      }
      await limits.forget('staffLinkByAccount', member.email);
      await enterStaff(parts, { req, res, member });
    }),
  );
  return router;

  /** Beyond the limit no mail is sent: one of those that were sent still works. The work is the same for any address. */
  async function answerAsked(email: string): Promise<void> {
    const member = staff.findMember(email);
    const isDue = await limits.isWithin('staffLinkByAccount', email);
    try {
      await store.sendLink(parts, isDue ? member : undefined);
    } catch (fault) {
      if (isDue) await limits.giveBack('staffLinkByAccount', email);
      throw fault;
    }
    if (!member) await noteRefusal(parts, { reason: 'address is not in STAFF' });
    else if (!isDue) await noteRefusal(parts, { who: member.email, reason: 'too many links asked for' });
  }
}

/** Stores a link that leads nowhere unless it is a member's, who gets it by mail. */
async function sendLink({ staff, clock }: OpenStaffParts, member: StaffMember | undefined): Promise<void> {
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

/** The mail with the link by which a member of staff signs in once. */
function signInMail(to: string, key: string, siteOrigin: string): OutgoingMail {
  return {
    to,
    subject: 'Your link to the staff site',
    text: `To sign in to the staff site, open this page and press “Sign in”:

${siteOrigin}${staffSignInPaths.link}?key=${key}

The link works once, for 15 minutes. If you didn’t ask for it, there’s nothing to do: no one can sign in without it.
`,
    validMs: linkMs,
  };
}
