import { type Response, Router } from 'express';
import { z } from 'zod';
import { type Answer, subCodes } from '#server/account-contract/answer.ts';
import type { AccountParts } from '#server/accounts/account-parts.ts';
import { getAnswerData, isServiceAway } from '#server/accounts/client/answer-data.ts';
import { emailField, passwordField } from '#server/accounts/forms/field-kinds.ts';
import { answerForm, formRoute } from '#server/accounts/forms/form-route.ts';
import { toReturnPath } from '#server/accounts/forms/to-return-path.ts';
import { joinShortlist } from '#server/accounts/saved/join-shortlist.ts';
import { InvalidInputError, UnavailableError } from '#server/platform/http/errors.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { systemClock, takeAtLeast } from '#server/platform/time/clock.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { countLogin } from './count-login.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import { findSession, requireSignedIn } from './require-session.ts';
import type { SignedIn } from './session.ts';
import { getSessionHandle } from './session-handle.ts';

const credentials = z.object({ email: emailField, password: passwordField, next: z.string().optional() });
/** Longer than the account API takes to refuse a password on an idle machine. */
const minimumMs = 500;

/**
 * `POST /api/account/session` signs in under a new session id, `POST /sign-out` ends this session and `POST
 * /sign-out-everywhere` every session of the account. `GET /summary` is what the header shows of who is signed in; 204
 * for everybody else.
 */
export function sessionRoutes(parts: AccountParts, browsers: KnownBrowsers): Router {
  const router = Router();
  mountSignIn(router, parts, browsers);
  mountSignOut(router, parts);
  router.get('/summary', (req, res) => {
    const signedIn = findSession(req)?.signedIn;
    if (!signedIn) return void res.status(204).end();
    const { accountType, firstName, lastName, isLexCustomer } = signedIn.summary;
    res.json({ accountId: signedIn.accountId, accountType, firstName, lastName, isLexCustomer });
  });
  return router;
}

function mountSignIn(
  router: Router,
  { services, clock = systemClock }: AccountParts,
  browsers: KnownBrowsers,
): void {
  const { limits } = services;
  const form = { page: toLoginPage, shownAgain: ['email'] };
  router.post(
    '/session',
    formRoute(form, async (req, res) => {
      const { email, password, next } = parseForm(credentials, req);
      const { signedIn, counted } = await takeAtLeast(minimumMs, clock, async () => {
        const counted = await countLogin({ services, browsers }, req, email);
        const onAway = () => limits.giveBack(counted.name, counted.key);
        return { counted, signedIn: await signIn(services, { username: email, password, onAway }) };
      });
      await getSessionHandle(req).signIn(signedIn);
      await limits.forget(counted.name, counted.key);
      await limits.forget('resetMailByRecipient', email);
      await browsers.remember(req, res, signedIn.accountId);
      await joinQuietly(req, res, { services, accountId: signedIn.accountId });
      return { next: toReturnPath(next) };
    }),
  );
}

/** Signing in does not depend on the saved deals: while the database is away they stay in the browser until it is back. */
async function joinQuietly(...join: Parameters<typeof joinShortlist>): Promise<void> {
  try {
    await joinShortlist(...join);
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error;
  }
}

interface Attempt {
  readonly username: string;
  readonly password: string;
  /** Called when the account API did not answer, so the attempt does not count as a wrong password. */
  readonly onAway: () => Promise<void>;
}

async function signIn(
  { account }: AccountParts['services'],
  { username, password, onAway }: Attempt,
): Promise<SignedIn> {
  const answer = await account.createToken({ username, password }, {});
  if (isServiceAway(answer)) await onAway();
  refuseWrong(answer);
  const { token, accountId, expiresAt } = getAnswerData(answer);
  const found = await account.getAccount({ token });
  if (isServiceAway(found)) await onAway();
  const { accountType, firstName, lastName, isLexCustomer } = getAnswerData(found);
  const summary = { accountType, firstName, lastName, isLexCustomer };
  return { accountId, token, tokenExpiresAt: Date.parse(expiresAt), summary };
}

/**
 * The same message for an unknown address and a wrong password, so that nobody learns which addresses have an account.
 */
function refuseWrong({ isSucceed, status }: Answer<unknown>): void {
  if (isSucceed || status.subCode !== subCodes.wrongCredentials) return;
  throw new InvalidInputError({}, 'The email address or password is wrong.');
}

/** The login page's address, with the page that the visitor wanted to see as `next`. */
function toLoginPage({ body }: { readonly body?: unknown }): string {
  const next = toReturnPath((body as { readonly next?: unknown } | undefined)?.next);
  return next === accountPaths.home
    ? accountPaths.login
    : `${accountPaths.login}?next=${encodeURIComponent(next)}`;
}

function mountSignOut(router: Router, { services }: AccountParts): void {
  router.post('/sign-out', async (req, res) => {
    await getSessionHandle(req).end();
    clearSiteData(res);
    await answerForm(req, res, { next: '/' });
  });
  router.post('/sign-out-everywhere', async (req, res) => {
    await services.sessions.removeAll(requireSignedIn(req).accountId);
    await getSessionHandle(req).end();
    clearSiteData(res);
    await answerForm(req, res, { next: '/' });
  });
}

/** Makes the browser delete what it stores about the account, for customers who share a computer. */
function clearSiteData(res: Response): void {
  res.setHeader('Clear-Site-Data', '"cache", "storage"');
}
