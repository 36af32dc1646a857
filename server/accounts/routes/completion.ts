import { Router } from 'express';
import { z } from 'zod';
import { emailField, newPasswordField } from '#server/accounts/forms/field-kinds.ts';
import { formRoute } from '#server/accounts/forms/form-route.ts';
import { type ProxyParts, systemClock, takeAtLeast } from '#server/accounts/proxy-parts.ts';
import { toAddressKey } from '#server/platform/http/limits/to-address-key.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { getMailedLink, spendLink } from './mailed-link.ts';

const completion = z.object({ email: emailField, password: newPasswordField });
const page = accountPaths.complete;
const minimumMs = 500;

/** `POST /api/account/completion`: completes the account whose mailed link this visitor followed. */
export function completionRoutes({ services, clock = systemClock }: ProxyParts): Router {
  const router = Router();
  router.post(
    '/completion',
    formRoute({ page, shownAgain: ['email'] }, async (req) => {
      const given = parseForm(completion, req);
      const link = getMailedLink(req, page);
      await services.limits.count('resetByAddress', toAddressKey(req.ip));
      const complete = () => services.account.completeAccount({ ...link, ...given }, {});
      await spendLink(req, await takeAtLeast(minimumMs, clock, complete));
      return { next: accountPaths.login, message: 'Your account is complete. Please log in.' };
    }),
  );
  return router;
}
