import { Router } from 'express';
import { z } from 'zod';
import { emailField, newPasswordField, textField } from '#server/accounts/forms/field-kinds.ts';
import { formRoute } from '#server/accounts/forms/form-route.ts';
import { isAway } from '#server/accounts/get-data.ts';
import { type ProxyParts, systemClock, takeAtLeast } from '#server/accounts/proxy-parts.ts';
import { UnavailableError } from '#server/platform/http/errors.ts';
import { toAddressKey } from '#server/platform/http/limits/to-address-key.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { getMailedLink, spendLink } from './mailed-link.ts';

const forgotten = z.object({ email: emailField, accountNumber: textField(32).optional() });
const renewal = z.object({ password: newPasswordField });
const renewalPage = accountPaths.resetPassword;
const minimumMs = 1000;

/**
 * `POST /api/account/forgotten-password` sends a link, if the address has an account: nobody is told whether it has.
 * `POST /api/account/password` sets a new password with such a link, and ends every session of the account.
 */
export function passwordRoutes({ services, clock = systemClock }: ProxyParts): Router {
  const router = Router();
  const { account, limits, sessions } = services;
  router.post(
    '/forgotten-password',
    formRoute(
      { page: accountPaths.forgottenPassword, shownAgain: ['email', 'accountNumber'] },
      async (req) => {
        const { email, accountNumber } = parseForm(forgotten, req);
        await limits.count('resetByAddress', toAddressKey(req.ip));
        await limits.count('resetByAddress', email);
        const body = { Email: email, ...(accountNumber && { AccountNumber: accountNumber }) };
        const send = () => account.sendForgottenPasswordEmail(body, {});
        if (isAway(await takeAtLeast(minimumMs, clock, send))) {
          throw new UnavailableError('We cannot send e-mails at the moment. Please try again shortly.');
        }
        const message = "If this address has an account, we're emailing it a link. It can take a minute.";
        return { next: accountPaths.forgottenPassword, message };
      },
    ),
  );
  router.post(
    '/password',
    formRoute({ page: renewalPage }, async (req) => {
      const { password } = parseForm(renewal, req);
      const link = getMailedLink(req, renewalPage);
      await limits.count('resetByAddress', toAddressKey(req.ip));
      const update = () => account.updateForgottenPassword({ ...link, password }, {});
      const { accountId } = await spendLink(req, await takeAtLeast(minimumMs, clock, update));
      if (accountId) await sessions.removeAll(accountId);
      return { next: accountPaths.login, message: 'Your new password is set. Please log in with it.' };
    }),
  );
  return router;
}
