import { Router } from 'express';
import { z } from 'zod';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { succeed } from '#server/account-api/answer-call.ts';
import { parseBody, parseQuery } from '#server/account-api/parse-request.ts';
import { smallJson } from '#server/account-api/read-json.ts';
import { notFound } from '#server/account-api/refused-error.ts';
import { accountOf, ownAccount, requireAccount } from '#server/account-api/require-account.ts';
import { findAccountManager } from '#server/account-api/store/account-manager-status.ts';
import { completeAccount } from '#server/account-api/store/completion.ts';
import { resetPassword, sendResetLink } from '#server/account-api/store/forgotten-password.ts';
import { registerAccount } from '#server/account-api/store/registration.ts';
import { searchAccounts } from '#server/account-api/store/search-accounts.ts';
import { sendConfirmationCode } from '#server/account-api/store/send-code.ts';
import { toAccount } from '#server/account-api/store/to-account.ts';
import * as contract from '#server/account-contract/account.ts';

const searchQuery = z
  .object({
    emailAddress: z.string().min(1).max(254).optional(),
    phoneNumber: z.string().min(1).max(32).optional(),
  })
  .refine((query) => query.emailAddress ?? query.phoneNumber, { path: ['emailAddress'] });
const codeQuery = z.object({ accountId: contract.accountId, sendmethod: z.enum(['email', 'sms']) });
const managerQuery = z.object({ id: contract.accountId });
const registration = contract.createAccount.refine(
  (body) => body.accountType === 'personal' || body.companyName,
  {
    path: ['companyName'],
  },
);

/** Everything under `/api/accounts`. */
export function accountRoutes(context: AccountApiContext): Router {
  const router = Router();
  const signedIn = requireAccount(context);
  router.get('/search', async (req, res) => {
    succeed(res, { accountId: await searchAccounts(context.orm, parseQuery(searchQuery, req)) });
  });
  router.get('/confirmationcode', async (req, res) => {
    const { accountId } = parseQuery(codeQuery, req);
    succeed(res, await sendConfirmationCode(context, accountId));
  });
  router.get('/get', signedIn, (_req, res) => succeed(res, toAccount(accountOf(res))));
  router.get('/getamstatus', signedIn, async (req, res) => {
    const { managerId } = ownAccount(res, parseQuery(managerQuery, req).id);
    const manager = await findAccountManager(context, managerId);
    if (!manager) throw notFound();
    succeed(res, manager);
  });
  return router.use(passwordRoutes(context));
}

function passwordRoutes(context: AccountApiContext): Router {
  const router = Router();
  router.post('/createaccount', smallJson, async (req, res) => {
    const isCompletion =
      typeof req.body === 'object' && req.body !== null && ('id' in req.body || 'idSalt' in req.body);
    const accountId = isCompletion
      ? await completeAccount(context, parseBody(contract.completeAccount, req))
      : await registerAccount(context, parseBody(registration, req));
    succeed(res, { accountId });
  });
  router.post('/forgottenpasswordemail', smallJson, async (req, res) => {
    await sendResetLink(context, parseBody(contract.forgottenPasswordEmail, req));
    succeed(res, {});
  });
  router.post('/updateforgottenpassword', smallJson, async (req, res) => {
    const accountId = await resetPassword(context, parseBody(contract.updateForgottenPassword, req));
    succeed(res, { accountId });
  });
  return router;
}
