import { Router } from 'express';
import { z } from 'zod';
import type { AccountServices } from '#server/accounts/account-services.ts';
import { formRoute } from '#server/accounts/forms/form-route.ts';
import { getData } from '#server/accounts/get-data.ts';
import { requireSignedIn } from '#server/accounts/session/require-signed-in.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';

const page = accountPaths.personalDetails;

const way = z.enum(['email', 'phone', 'sms', 'post']);
/** Boxes of one name, none of which is sent unless it is ticked; a script may say true or false of each instead. */
const consent = z
  .object({
    allowedCommunicationTypes: z.union([way.transform((one) => [one]), z.array(way).max(10)]).optional(),
    email: z.boolean().optional(),
    phone: z.boolean().optional(),
    sms: z.boolean().optional(),
    post: z.boolean().optional(),
  })
  .transform(({ allowedCommunicationTypes: ticked = [], ...said }) => {
    const isAllowed = (name: z.infer<typeof way>) => said[name] ?? ticked.includes(name);
    return {
      email: isAllowed('email'),
      phone: isAllowed('phone'),
      sms: isAllowed('sms'),
      post: isAllowed('post'),
    };
  });

/** `POST /api/account/consent`: by which ways the customer wants to hear of offers; what is not ticked is refused. */
export function consentRoutes({ services }: { readonly services: Pick<AccountServices, 'account'> }): Router {
  const router = Router();
  router.post(
    '/consent',
    formRoute({ page }, async (req) => {
      const { accountId, token } = requireSignedIn(req);
      const body = { ...parseForm(consent, req), accountId };
      const data = getData(await services.account.saveMarketingConsent(body, { token }));
      return { next: page, message: 'Your choices are saved.', data };
    }),
  );
  return router;
}
