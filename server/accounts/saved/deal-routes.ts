import { Router } from 'express';
import { z } from 'zod';
import { formRoute } from '#server/accounts/forms/form-route.ts';
import { requireSignedIn } from '#server/accounts/session/require-session.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import type { SavedDeal, SavedItem } from '#shared/contracts/saved.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { joinShortlist } from './join-shortlist.ts';
import { offerFields, toOffer } from './offer-fields.ts';
import { findSavedPrice, findSavedVehicle } from './prices-today.ts';
import { getId, requireRemoved, type SavedParts } from './saved-route.ts';

const page = accountPaths.deals;
const deal = z.object(offerFields);

/**
 * `POST /api/account/deals` saves `{ vehicleRef, dealType, term, miles,
 * initial, maintained }` at the price of this moment (ours, never the browser's), `POST /deals/join` moves the shortlist
 * of this browser into the account and tells what is saved there, `POST /deals/:id/remove` removes.
 */
export function dealRoutes({ services: { saved, catalogue } }: SavedParts): Router {
  const router = Router();
  router.post(
    '/deals',
    formRoute({ page }, async (req) => {
      const { accountId } = requireSignedIn(req);
      const offer = toOffer(parseForm(deal, req));
      const snapshot = catalogue.snapshot();
      const vehicle = findSavedVehicle(snapshot, offer);
      if (!vehicle) throw new NotFoundError('We no longer offer this vehicle.');
      const price = findSavedPrice(snapshot, offer);
      const data = await saved.deals.add(accountId, { ...offer, ...(price && { price }) });
      return { next: page, message: `You’ve saved the ${vehicle.name}.`, data };
    }),
  );
  router.post(
    '/deals/join',
    formRoute({ page }, async (req, res) => {
      const { accountId } = requireSignedIn(req);
      await joinShortlist(req, res, { services: { saved, catalogue }, accountId });
      const deals = await saved.deals.list(accountId);
      return { next: page, data: { saved: deals.map(toSavedItem) } };
    }),
  );
  router.post(
    '/deals/:id/remove',
    formRoute({ page }, async (req) => {
      const { accountId } = requireSignedIn(req);
      requireRemoved(await saved.deals.remove(accountId, getId(req)));
      return { next: page, message: 'You’ve removed the deal.' };
    }),
  );
  return router;
}

/** What a heart has to know of a saved deal. */
function toSavedItem({ id, vehicleRef, dealType }: SavedDeal): SavedItem {
  return { id, vehicleRef, dealType };
}
