import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { type Answer, subCodes } from '#server/account-contract/answer.ts';
import { findPasswordFault, obviousPassword } from '#server/account-contract/password-fault.ts';
import type { AccountParts } from '#server/accounts/account-parts.ts';
import { getAnswerData, isServiceAway } from '#server/accounts/client/answer-data.ts';
import { emailField, newPasswordField, textField } from '#server/accounts/forms/field-kinds.ts';
import { type FormDone, formRoute } from '#server/accounts/forms/form-route.ts';
import type { KnownBrowsers } from '#server/accounts/session/known-browsers.ts';
import { findSession } from '#server/accounts/session/require-session.ts';
import type { MailedLink } from '#server/accounts/session/session.ts';
import { getSessionHandle } from '#server/accounts/session/session-handle.ts';
import { InvalidInputError, UnavailableError } from '#server/platform/http/errors.ts';
import { mailWithin } from '#server/platform/http/limits/mail-within.ts';
import { toAddressKey } from '#server/platform/http/limits/to-address-key.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { systemClock, takeAtLeast } from '#server/platform/time/clock.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';

const forgotten = z.object({
  email: emailField,
  accountNumber: textField({ label: 'Account number', maxLength: 32 }).optional(),
});
const completion = z.object({ email: emailField, password: newPasswordField });
const renewal = z.object({ password: newPasswordField });
const completePage = accountPaths.complete;
const resetPage = accountPaths.resetPassword;
/** Longer than the account API takes to look for an address. */
const forgottenMs = 1000;
/** Longer than the account API takes to refuse a link that it does not know. */
const completionMs = 500;
const resetMs = 1000;

/**
 * `POST /api/account/forgotten-password` sends a link if the address has an account; the answer is the same if it has
 * none. `POST /api/account/completion` completes an account with a mailed link. `POST /api/account/password` sets a new
 * password with one, and ends every session of the account.
 */
export function passwordRoutes(parts: AccountParts, browsers: KnownBrowsers): Router {
  const router = Router();
  const shownAgain = Object.keys(forgotten.shape);
  router.post(
    '/forgotten-password',
    formRoute({ page: accountPaths.forgottenPassword, shownAgain }, (req) => sendLink(parts, req)),
  );
  router.post(
    '/completion',
    formRoute({ page: completePage, shownAgain: ['email'] }, (req, res) => setting(req, res, complete)),
  );
  router.post(
    '/password',
    formRoute({ page: resetPage }, (req, res) => setting(req, res, reset)),
  );
  return router;

  /** Who opened the mailed link holds the account's address: the browser logs in next, whatever strangers have tried. */
  async function setting(req: Request, res: Response, work: typeof complete): Promise<FormDone> {
    const { accountId, ...answer } = await work(parts, req);
    if (accountId) await browsers.remember(req, res, accountId);
    return answer;
  }
}

async function sendLink({ services, clock = systemClock }: AccountParts, req: Request) {
  const { account, limits } = services;
  const { email, accountNumber } = parseForm(forgotten, req);
  await limits.count('resetByAddress', toAddressKey(req.ip));
  const body = { Email: email, ...(accountNumber && { AccountNumber: accountNumber }) };
  // Counted with the account number, since nothing is sent with a wrong one: that must not use up those that are.
  const recipient = {
    name: 'resetMailByRecipient',
    key: [email, accountNumber].filter(Boolean).join(' '),
  } as const;
  const ask = async () => !isServiceAway(await account.sendForgottenPasswordEmail(body, {}));
  if (!(await takeAtLeast(forgottenMs, clock, () => mailWithin(limits, recipient, ask)))) {
    throw new UnavailableError('We can’t send emails at the moment. Please try again shortly.');
  }
  const message =
    'If this address has an account, we’re emailing it a link. It can take a minute. If you already have one from us, that works too.';
  return { next: accountPaths.forgottenPassword, message };
}

interface PasswordSet extends FormDone {
  readonly accountId: string | undefined;
}

async function complete(parts: AccountParts, req: Request): Promise<PasswordSet> {
  const { services, clock = systemClock } = parts;
  const given = parseForm(completion, req);
  await refuseWeak(parts, given.password, given.email);
  const link = getMailedLink(req, completePage);
  await services.limits.count('resetByAddress', toAddressKey(req.ip));
  const ask = () => services.account.completeAccount({ ...link, ...given }, {});
  const { accountId } = await spendLink(req, await takeAtLeast(completionMs, clock, ask));
  return { accountId, next: accountPaths.login, message: 'Your account is ready. Log in to get started.' };
}

async function reset(parts: AccountParts, req: Request): Promise<PasswordSet> {
  const { services, clock = systemClock } = parts;
  const { account, limits, sessions } = services;
  const { password } = parseForm(renewal, req);
  await refuseWeak(parts, password);
  const link = getMailedLink(req, resetPage);
  await limits.count('resetByAddress', toAddressKey(req.ip));
  const update = () => account.updateForgottenPassword({ ...link, password }, {});
  const { accountId } = await spendLink(req, await takeAtLeast(resetMs, clock, update));
  if (accountId) await sessions.removeAll(accountId);
  return { accountId, next: accountPaths.login, message: 'Your new password is set. Log in with it now.' };
}

/** Refuses a password that is easy to guess, whatever the account API would say of it. */
async function refuseWeak({ config }: AccountParts, password: string, email?: string): Promise<void> {
  const { siteOrigin, identity } = config;
  const fault = await findPasswordFault(password, { siteName: identity.name, siteOrigin, own: [email] });
  if (fault !== undefined) throw new InvalidInputError({ password: fault });
}

const spent = 'This link has been used or is too old. Get a new link below.';

/** The id and salt of the link that led this visitor to a page. They are kept in the session, never in the page. */
function getMailedLink(req: Request, page: string): Pick<MailedLink, 'id' | 'idSalt'> {
  const link = findSession(req)?.link;
  if (link?.page !== page) throw new InvalidInputError({}, spent);
  return { id: link.id, idSalt: link.idSalt };
}

/**
 * Deletes the link from the session once the account API has accepted it or refused it for good; throws when it was not
 * accepted.
 */
async function spendLink<Data>(req: Request, answer: Answer<Data>): Promise<Data> {
  const isSpent = answer.status.subCode === subCodes.linkSpent;
  if (answer.isSucceed || isSpent) await getSessionHandle(req).keepLink(undefined);
  if (isSpent) throw new InvalidInputError({}, spent);
  if (answer.status.subCode === subCodes.weakPassword)
    throw new InvalidInputError({ password: obviousPassword });
  return getAnswerData(answer);
}
