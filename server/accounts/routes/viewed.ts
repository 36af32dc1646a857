import { Router } from 'express';
import { z } from 'zod';
import { formRoute } from '#server/accounts/forms/form-route.ts';
import { toViewedToday } from '#server/accounts/saved/beside-today.ts';
import { dealTypeField, vehicleRefField } from '#server/accounts/saved/offer-fields.ts';
import type { SavedParts } from '#server/accounts/saved/saved-parts.ts';
import { requireSignedIn } from '#server/accounts/session/require-signed-in.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import { maxViewed, type ViewedVehicle } from '#shared/contracts/saved.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';

const page = accountPaths.viewed;
const view = z.object({
  vehicleRef: vehicleRefField,
  dealType: dealTypeField,
  viewedAt: z.iso.datetime().optional(),
});
const views = z.object({ viewed: z.array(view).max(maxViewed) });

/**
 * `GET /api/account/viewed` lists, `POST /viewed` joins `{ viewed: [{ vehicleRef, dealType, viewedAt? }] }` (one view,
 * or those that the browser kept from before login), `POST /viewed/remove` forgets them all.
 */
export function viewedRoutes({ services: { saved, catalogue } }: SavedParts): Router {
  const router = Router();
  router.get('/viewed', async (req, res) => {
    const viewed = await saved.viewed.list(requireSignedIn(req).accountId);
    res.json({ viewed: toViewedToday(catalogue.snapshot(), viewed) });
  });
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
      return { next: page, message: 'The vehicles you looked at are forgotten.' };
    }),
  );
  return router;
}

/** A browser's clock may be wrong; a view from the future would stay on top for good. */
function notInFuture({ vehicleRef, dealType, viewedAt }: z.infer<typeof view>): ViewedVehicle {
  const now = Date.now();
  const at = Math.min(now, viewedAt === undefined ? now : Date.parse(viewedAt));
  return { vehicleRef, dealType, viewedAt: new Date(at).toISOString() };
}
