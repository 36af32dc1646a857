import { Router } from 'express';
import { z } from 'zod';
import { formRoute } from '#server/accounts/forms/form-route.ts';
import { requireSignedIn } from '#server/accounts/session/require-session.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { siteNow } from '#server/platform/time/site-clock.ts';
import { maxViewed, type ViewedVehicle } from '#shared/contracts/saved.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { dealTypeField, vehicleRefField } from './offer-fields.ts';
import { toViewedToday } from './prices-today.ts';
import type { SavedParts } from './saved-route.ts';

const page = accountPaths.viewed;
const view = z.object({
  vehicleRef: vehicleRefField,
  dealType: dealTypeField,
  viewedAt: z.iso.datetime().optional(),
});
const views = z.object({ viewed: z.array(view).max(maxViewed) });

/**
 * `POST /api/account/viewed` joins `{ viewed: [{ vehicleRef, dealType, viewedAt? }] }` (one view,
 * or those that the browser kept from before login), `POST /viewed/remove` forgets them all.
 */
export function viewedRoutes({ services: { saved, catalogue } }: SavedParts): Router {
  const router = Router();
  router.post(
    '/viewed',
    formRoute({ page }, async (req) => {
      const { accountId } = requireSignedIn(req);
      const given = parseForm(views, req).viewed.map(notInFuture);
      const known = toViewedToday(catalogue.snapshot(), given);
      await saved.viewed.join(accountId, known);
      return { next: page, data: { joined: known.length } };
    }),
  );
  router.post(
    '/viewed/remove',
    formRoute({ page }, async (req) => {
      await saved.viewed.removeAll(requireSignedIn(req).accountId);
      return { next: page, message: 'You’ve cleared your recently viewed list.' };
    }),
  );
  return router;
}

/** A browser's clock may be wrong, and a view dated in the future would stay on top of the list. */
function notInFuture({ vehicleRef, dealType, viewedAt }: z.infer<typeof view>): ViewedVehicle {
  const now = siteNow();
  const at = Math.min(now, viewedAt === undefined ? now : Date.parse(viewedAt));
  return { vehicleRef, dealType, viewedAt: new Date(at).toISOString() };
}
