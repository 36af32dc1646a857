import { Router } from 'express';
import { z } from 'zod';
import { formRoute } from '#server/account-proxy/forms/form-route.ts';
import { parseForm } from '#server/account-proxy/forms/parse-form.ts';
import { getData } from '#server/account-proxy/get-data.ts';
import { requireSignedIn } from '#server/account-proxy/session/require-signed-in.ts';
import type { Services } from '#server/services.ts';

const page = '/account/personal-details';

/** A form's ticked box says "on" or "true"; one that is not ticked is not sent at all. */
const box = z
  .union([z.boolean(), z.enum(['on', 'true', 'false', ''])])
  .optional()
  .transform((value) => value === true || value === 'on' || value === 'true');
const consent = z.object({ email: box, phone: box, sms: box, post: box });

/** `POST /api/account/consent`: by which ways the customer wants to hear of offers; what is not ticked is refused. */
export function consentRoutes({ services }: { readonly services: Pick<Services, 'account'> }): Router {
  const router = Router();
  router.post(
    '/consent',
    formRoute({ page }, async (req) => {
      const { accountId, token } = requireSignedIn(req);
      const { email, phone, sms, post } = parseForm(consent, req);
      const body = { email, phone, sms, post, accountId };
      const data = getData(await services.account.saveMarketingConsent(body, { token }));
      return { next: page, message: 'Your choices are saved.', data };
    }),
  );
  return router;
}
