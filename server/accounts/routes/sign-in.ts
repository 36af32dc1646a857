import { Router } from 'express';
import { z } from 'zod';
import { type Answer, subCodes } from '#server/account-contract/answer.ts';
import { emailField, passwordField } from '#server/accounts/forms/field-kinds.ts';
import { formRoute } from '#server/accounts/forms/form-route.ts';
import { toReturnPath } from '#server/accounts/forms/to-return-path.ts';
import { getData, isAway } from '#server/accounts/get-data.ts';
import { type ProxyParts, systemClock, takeAtLeast } from '#server/accounts/proxy-parts.ts';
import type { SignedIn } from '#server/accounts/session/session.ts';
import { getSessionHandle } from '#server/accounts/session/session-handle.ts';
import { InvalidInputError } from '#server/platform/http/errors.ts';
import { toAddressKey } from '#server/platform/http/limits/to-address-key.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';

const credentials = z.object({ email: emailField, password: passwordField, next: z.string().optional() });
/** Longer than the account API takes to say no. */
const minimumMs = 500;

/** `POST /api/account/session`: signs in under a new session id. The browser's password goes no further than us. */
export function signInRoutes({ services, clock = systemClock }: ProxyParts): Router {
  const router = Router();
  const { limits } = services;
  const form = { page: toLoginPage, shownAgain: ['email'] };
  router.post(
    '/session',
    formRoute(form, async (req) => {
      const { email, password, next } = parseForm(credentials, req);
      await limits.count('loginByAddress', toAddressKey(req.ip));
      await limits.count('loginByAccount', email);
      const onAway = () => limits.giveBack('loginByAccount', email);
      const attempt = { username: email, password, onAway };
      const signedIn = await takeAtLeast(minimumMs, clock, () => signIn(services, attempt));
      await getSessionHandle(req).signIn(signedIn);
      await limits.forget('loginByAccount', email);
      return { next: toReturnPath(next) };
    }),
  );
  return router;
}

interface Attempt {
  readonly username: string;
  readonly password: string;
  /** Called when the account API did not answer: nobody has guessed anything then. */
  readonly onAway: () => Promise<void>;
}

async function signIn(
  { account }: ProxyParts['services'],
  { username, password, onAway }: Attempt,
): Promise<SignedIn> {
  const answer = await account.createToken({ username, password }, {});
  if (isAway(answer)) await onAway();
  refuseWrong(answer);
  const { token, accountId, expiresAt } = getData(answer);
  const found = await account.getAccount({ token });
  if (isAway(found)) await onAway();
  const { accountType, firstName, lastName, isLexCustomer } = getData(found);
  const summary = { accountType, firstName, lastName, isLexCustomer };
  return { accountId, token, tokenExpiresAt: Date.parse(expiresAt), summary };
}

/** One message for both, so that it does not tell which addresses have an account. */
function refuseWrong({ isSucceed, status }: Answer<unknown>): void {
  if (isSucceed || status.subCode !== subCodes.wrongCredentials) return;
  throw new InvalidInputError({}, 'The e-mail address or the password is not right.');
}

/** The login page, still knowing where the visitor was going. */
function toLoginPage({ body }: { readonly body?: unknown }): string {
  const next = toReturnPath((body as { readonly next?: unknown } | undefined)?.next);
  return next === accountPaths.home
    ? accountPaths.login
    : `${accountPaths.login}?next=${encodeURIComponent(next)}`;
}
