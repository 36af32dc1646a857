import { Router } from 'express';
import { z } from 'zod';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { succeed } from '#server/account-api/answer-call.ts';
import { parseQuery } from '#server/account-api/parse-request.ts';
import { RefusedError } from '#server/account-api/refused-error.ts';
import { ownAccount } from '#server/account-api/require-account.ts';
import { getMenuCounts } from '#server/account-api/store/menu-counts.ts';
import { sendWalletCode } from '#server/account-api/store/send-code.ts';
import { getBalancePence, getWallet } from '#server/account-api/store/wallet.ts';
import { accountId } from '#server/account-contract/account.ts';

const byAccountId = z.object({ accountid: accountId });
const sendCodeQuery = byAccountId.extend({ emailaddress: z.string().min(1).max(254) });

/** `/api/wallet` and `/api/menu`; behind `requireAccount`. */
export function walletRoutes(context: AccountApiContext): Router {
  const router = Router();
  router.get('/wallet/getbalance', async (req, res) => {
    const own = ownAccount(res, parseQuery(byAccountId, req).accountid);
    succeed(res, { balancePence: await getBalancePence(context.orm, own.accountId) });
  });
  router.get('/wallet/getwallet', async (req, res) => {
    const own = ownAccount(res, parseQuery(byAccountId, req).accountid);
    succeed(res, await getWallet(context.orm, own.accountId));
  });
  router.get('/wallet/sendcode', async (req, res) => {
    const { accountid, emailaddress } = parseQuery(sendCodeQuery, req);
    const own = ownAccount(res, accountid);
    if (emailaddress.toLowerCase() !== own.email) throw new RefusedError(400, 'Not valid: emailaddress.');
    succeed(res, await sendWalletCode(context, own));
  });
  router.get('/menu/getmenucounts', async (req, res) => {
    const own = ownAccount(res, parseQuery(byAccountId, req).accountid);
    succeed(res, await getMenuCounts(context.orm, own.accountId));
  });
  return router;
}
