import { Router } from 'express';
import { z } from 'zod';
import { formRoute } from '#server/accounts/forms/form-route.ts';
import { getData } from '#server/accounts/get-data.ts';
import type { ProxyParts } from '#server/accounts/proxy-parts.ts';
import { requireSignedIn } from '#server/accounts/session/require-signed-in.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { codeOnItsWay } from './code-on-its-way.ts';

const sending = z.object({ sendmethod: z.enum(['email', 'sms']).default('email') });
const page = accountPaths.personalDetails;

/** `POST /api/account/confirmation-code`: sends the holder a code; a POST here because it does something. */
export function confirmationRoutes({ services: { account, limits } }: ProxyParts): Router {
  const router = Router();
  router.post(
    '/confirmation-code',
    formRoute({ page }, async (req) => {
      const { accountId, token } = requireSignedIn(req);
      const { sendmethod } = parseForm(sending, req);
      await limits.count('codeByAccount', accountId);
      const { sentTo } = getData(await account.sendConfirmationCode({ accountId, sendmethod }, { token }));
      return { next: page, message: codeOnItsWay(sentTo), data: { sentTo } };
    }),
  );
  return router;
}
