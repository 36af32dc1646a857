import { Router } from 'express';
import { z } from 'zod';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { succeed } from '#server/account-api/answer-call.ts';
import { parseQuery } from '#server/account-api/parse-request.ts';
import { notFound } from '#server/account-api/refused-error.ts';
import { accountOf, ownAccount } from '#server/account-api/require-account.ts';
import { findContract, listContracts, listQuotes } from '#server/account-api/store/leases.ts';
import { findOrder, listOrders } from '#server/account-api/store/orders.ts';
import { accountId } from '#server/account-contract/account.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';

const byAccountId = z.object({ accountId });
const byLowerAccountId = z.object({ accountid: accountId });
const paperId = z.string().min(1).max(64);

/** `/api/quotes`, `/api/orders` and `/api/contracts`; behind `requireAccount`. */
export function leaseRoutes({ orm, now }: AccountApiContext): Router {
  const router = Router();
  router.get('/quotes/getlatest', async (req, res) => {
    const own = ownAccount(res, parseQuery(byAccountId, req).accountId);
    succeed(res, await listQuotes(orm, own.accountId, todayInLondon(now())));
  });
  router.get('/orders/getlatest', async (req, res) => {
    const own = ownAccount(res, parseQuery(byLowerAccountId, req).accountid);
    succeed(res, await listOrders(orm, own.accountId));
  });
  router.get('/orders/getorder', async (req, res) => {
    const { orderid } = parseQuery(z.object({ orderid: paperId }), req);
    const order = await findOrder(orm, accountOf(res).accountId, orderid);
    if (!order) throw notFound();
    succeed(res, order);
  });
  router.get('/contracts/getcontracts', async (req, res) => {
    const own = ownAccount(res, parseQuery(byAccountId, req).accountId);
    succeed(res, await listContracts(orm, own.accountId));
  });
  router.get('/contracts/getcontract', async (req, res) => {
    const { dealsheetid } = parseQuery(z.object({ dealsheetid: paperId }), req);
    const contract = await findContract(orm, accountOf(res).accountId, dealsheetid);
    if (!contract) throw notFound();
    succeed(res, contract);
  });
  return router;
}
