import { Router } from 'express';
import type { AccountServices } from '#server/accounts/account-services.ts';
import { formRoute } from '#server/accounts/forms/form-route.ts';
import { getData } from '#server/accounts/get-data.ts';
import { requireSignedIn } from '#server/accounts/session/require-signed-in.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { codeOnItsWay } from './code-on-its-way.ts';

const page = accountPaths.wallet;

/**
 * `POST /api/account/wallet/code`: sends the wallet's code to the account's own address, three times an hour at most
 * together with all other codes.
 */
export function walletRoutes({
  services: { account, limits },
}: {
  readonly services: Pick<AccountServices, 'account' | 'limits'>;
}): Router {
  const router = Router();
  router.post(
    '/wallet/code',
    formRoute({ page }, async (req) => {
      const { accountId, token } = requireSignedIn(req);
      await limits.count('codeByAccount', accountId);
      const { email } = getData(await account.getAccount({ token }));
      const { sentTo } = getData(await account.sendWalletCode({ accountId, emailAddress: email }, { token }));
      return { next: page, message: codeOnItsWay(sentTo), data: { sentTo } };
    }),
  );
  return router;
}
