import { eq } from 'drizzle-orm';
import { Router } from 'express';
import { z } from 'zod';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { succeed } from '#server/account-api/answer-call.ts';
import { parseBody, parseQuery } from '#server/account-api/parse-request.ts';
import { smallJson } from '#server/account-api/read-json.ts';
import { notFound } from '#server/account-api/refused-error.ts';
import { ownAccount } from '#server/account-api/require-account.ts';
import { accounts } from '#server/account-api/store/account-tables.ts';
import { toMarketingConsent } from '#server/account-api/store/to-account.ts';
import { accountId, saveMarketingConsent } from '#server/account-contract/account.ts';

/** `/api/marketingconsent`; behind `requireAccount`. */
export function marketingConsentRoutes({ orm, now }: AccountApiContext): Router {
  const router = Router();
  router.get('/marketingconsent/get', (req, res) => {
    succeed(res, toMarketingConsent(ownAccount(res, parseQuery(z.object({ accountId }), req).accountId)));
  });
  router.post('/marketingconsent/save', smallJson, async (req, res) => {
    const { accountId: id, email, phone, sms, post } = parseBody(saveMarketingConsent, req);
    const own = ownAccount(res, id);
    const [saved] = await orm
      .update(accounts)
      .set({
        allowsEmail: email,
        allowsPhone: phone,
        allowsSms: sms,
        allowsPost: post,
        consentSavedAt: now(),
      })
      .where(eq(accounts.accountId, own.accountId))
      .returning();
    if (!saved) throw notFound();
    succeed(res, toMarketingConsent(saved));
  });
  return router;
}
