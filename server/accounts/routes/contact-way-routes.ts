import { Router } from 'express';
import { z } from 'zod';
import { communicationType } from '#server/account-contract/account.ts';
import type { AccountServices } from '#server/accounts/account-parts.ts';
import { getAnswerData } from '#server/accounts/client/answer-data.ts';
import { formRoute } from '#server/accounts/forms/form-route.ts';
import { requireSignedIn } from '#server/accounts/session/require-session.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';

const page = accountPaths.personalDetails;

/**
 * A form sends the ticked boxes under one name; a script may send true or false for each way instead. A way that is not
 * named is refused for good, so nothing else may stand in the body: it would be taken for "none".
 */
const consent = z
  .strictObject({
    csrf: z.string().optional(),
    allowedCommunicationTypes: z
      .union([communicationType.transform((one) => [one]), z.array(communicationType).max(10)])
      .optional(),
    email: z.boolean().optional(),
    phone: z.boolean().optional(),
    sms: z.boolean().optional(),
    post: z.boolean().optional(),
  })
  .refine((body) => Object.keys(body).length > 0, { path: ['allowedCommunicationTypes'] })
  .transform(({ allowedCommunicationTypes: ticked = [], csrf: _, ...said }) => {
    const isAllowed = (name: z.infer<typeof communicationType>) => said[name] ?? ticked.includes(name);
    return {
      email: isAllowed('email'),
      phone: isAllowed('phone'),
      sms: isAllowed('sms'),
      post: isAllowed('post'),
    };
  });

/**
 * `POST /api/account/consent`: the ways in which the customer agrees to be sent offers; a way that is not ticked is
 * refused. Without email, what was agreed to on forms with the same address is taken back too.
 */
export function contactWayRoutes({
  services,
}: {
  readonly services: Pick<AccountServices, 'account' | 'ownData'>;
}): Router {
  const router = Router();
  router.post(
    '/consent',
    formRoute({ page }, async (req) => {
      const { accountId, token } = requireSignedIn(req);
      const body = { ...parseForm(consent, req), accountId };
      const data = getAnswerData(await services.account.saveMarketingConsent(body, { token }));
      if (!body.email) {
        const { email } = getAnswerData(await services.account.getAccount({ token }));
        await services.ownData.withdrawMarketing({ accountId, email });
      }
      return { next: page, message: 'We’ve saved your choices.', data };
    }),
  );
  return router;
}
