import type { OutgoingMail } from '#server/platform/mail/mail-outbox.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { codeLimits } from './credentials/codes.ts';
import { type LinkSecrets, linkHours } from './credentials/links.ts';

const minuteMs = 60_000;
const linkMs = linkHours * 60 * minuteMs;
const codeMs = codeLimits.minutes * minuteMs;

interface LinkMessage {
  readonly to: string;
  readonly siteOrigin: string;
  readonly secrets: LinkSecrets;
}

/** Asks the holder to complete the account. */
export function completeMessage({ to, siteOrigin, secrets }: LinkMessage): OutgoingMail {
  return {
    to,
    subject: 'Complete your account',
    validMs: linkMs,
    text: `To confirm your email address and choose your password, open this link within ${linkHours} hours. It works once.

${toLink(siteOrigin, accountPaths.complete, secrets)}

If you didn’t ask for an account, you can ignore this email. Nothing happens unless you open the link.
`,
  };
}

/** Lets the holder choose another password. */
export function resetMessage({ to, siteOrigin, secrets }: LinkMessage): OutgoingMail {
  return {
    to,
    subject: 'Choose a new password',
    validMs: linkMs,
    text: `To choose a new password, open this link within ${linkHours} hours. It works once.

${toLink(siteOrigin, accountPaths.resetPassword, secrets)}

If you didn’t ask for this, you can ignore this email. Your password won’t change.
`,
  };
}

/** Tells the holder that the password was changed, and what to do if it was someone else. */
export function changedMessage({ to, siteOrigin }: Pick<LinkMessage, 'to' | 'siteOrigin'>): OutgoingMail {
  return {
    to,
    subject: 'Your password was changed',
    text: `The password of your account was just changed with a link that we sent to this address. Every device has been logged out.

If that was you, there’s nothing to do.

If it wasn’t, someone else may be reading your email. Change the password of your email first. Then choose a new password for your account:

${siteOrigin}${accountPaths.forgottenPassword}

Then tell us, so that we can check that nothing else was changed:

${siteOrigin}/contact
`,
  };
}

/**
 * Tells the holder that someone tried to register with their address. The answer to that registration does not say so.
 */
export function alreadyRegisteredMessage({
  to,
  siteOrigin,
}: Pick<LinkMessage, 'to' | 'siteOrigin'>): OutgoingMail {
  return {
    to,
    subject: 'You already have an account',
    validMs: linkMs,
    text: `Someone, probably you, tried to create an account with this email address. You already have one:

${siteOrigin}/account/login

If it wasn’t you, you don’t need to do anything.
`,
  };
}

/** A code to confirm the address with. */
export function confirmationCodeMessage(to: string, code: string): OutgoingMail {
  return {
    to,
    subject: 'Your confirmation code',
    validMs: codeMs,
    text: `Your code is ${code}. It works for ${codeLimits.minutes} minutes. Only type it into the page of our website that asks for it. We’ll never ask you for a code by phone, text or email.\n`,
  };
}

/** A code to show who is asking when credit from the wallet is spent. */
export function walletCodeMessage(to: string, code: string): OutgoingMail {
  return {
    to,
    subject: 'Your wallet code',
    validMs: codeMs,
    text: `Your wallet code is ${code}. To use your balance, call your account manager within ${codeLimits.minutes} minutes and give this code. We’ll never call, text or email you to ask for one.\n`,
  };
}

function toLink(siteOrigin: string, path: string, secrets: LinkSecrets): string {
  return `${siteOrigin}${path}?${new URLSearchParams({ ...secrets })}`;
}
