import { Router } from 'express';
import { z } from 'zod';
import type { AccountParts } from '#server/accounts/account-parts.ts';
import { getAnswerData } from '#server/accounts/client/answer-data.ts';
import { formRoute } from '#server/accounts/forms/form-route.ts';
import { requireSignedIn } from '#server/accounts/session/require-session.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';

const detailsPage = accountPaths.personalDetails;
const walletPage = accountPaths.wallet;
const sending = z.strictObject({
  csrf: z.string().optional(),
  sendmethod: z.enum(['email', 'sms']).default('email'),
});

interface CodeParts {
  readonly services: Pick<AccountParts['services'], 'account' | 'limits'>;
}

/**
 * `POST /api/account/confirmation-code` and `POST /api/account/wallet/code`: send the holder a code, at most three an
 * hour for both together. The wallet's code goes to the account's own address only.
 */
export function codeRoutes({ services: { account, limits } }: CodeParts): Router {
  const router = Router();
  router.post(
    '/confirmation-code',
    formRoute({ page: detailsPage }, async (req) => {
      const { accountId, token } = requireSignedIn(req);
      const { sendmethod } = parseForm(sending, req);
      await limits.count('codeByAccount', accountId);
      const answer = await account.sendConfirmationCode({ accountId, sendmethod }, { token });
      return codeOnItsWay(detailsPage, getAnswerData(answer));
    }),
  );
  router.post(
    '/wallet/code',
    formRoute({ page: walletPage }, async (req) => {
      const { accountId, token } = requireSignedIn(req);
      await limits.count('codeByAccount', accountId);
      const { email } = getAnswerData(await account.getAccount({ token }));
      const code = { accountid: accountId, emailaddress: email };
      return codeOnItsWay(walletPage, getAnswerData(await account.sendWalletCode(code, { token })));
    }),
  );
  return router;
}

/** The message is shown before the code has been sent: no answer waits for the mail server, which may be slow or fail. */
function codeOnItsWay(next: string, { sentTo }: { readonly sentTo: string }) {
  const message = `Your code is on its way to ${sentTo}. It can take a minute; if it doesn’t arrive, ask for another.`;
  return { next, message, data: { sentTo } };
}
