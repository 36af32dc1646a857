import type { OutgoingMail } from '#server/platform/mail/mail-outbox.ts';
import { staffSignInPaths } from '#shared/routes/staff-sections.ts';
import { linkMs } from './staff-links.ts';

/** The mail with the link by which a member of staff signs in once. */
export function signInMail(to: string, key: string, siteOrigin: string): OutgoingMail {
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
