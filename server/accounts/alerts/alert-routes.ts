import { type Request, Router } from 'express';
import { z } from 'zod';
import { getAnswerData } from '#server/accounts/client/answer-data.ts';
import { formRoute } from '#server/accounts/forms/form-route.ts';
import { offerFields, toOffer } from '#server/accounts/saved/offer-fields.ts';
import { findSavedPrice, findSavedVehicle } from '#server/accounts/saved/prices-today.ts';
import { getId, requireRemoved, type SavedParts } from '#server/accounts/saved/saved-route.ts';
import { requireSignedIn } from '#server/accounts/session/require-session.ts';
import { InvalidInputError, NotFoundError } from '#server/platform/http/errors.ts';
import { parseForm } from '#server/platform/http/parse-form.ts';
import type { SavedOffer, SavedVehicle } from '#shared/contracts/saved.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { confirmHref, confirmMail, confirmValidMs } from './alert-mail.ts';

const page = accountPaths.deals;
const pounds = z
  .union([z.number(), z.string().max(12)])
  .optional()
  .transform((value) => toPence(String(value ?? '')));
const wish = z.object({ kind: z.enum(['price-drop', 'back-in-stock']), belowPounds: pounds });
const savedDeal = z.object({ dealId: z.string().max(32).optional() });
const offer = z.object(offerFields);

/**
 * `POST /api/account/alerts` takes `{ kind, belowPounds?, dealId }` for a saved deal, or in place
 * of `dealId` the fields of an offer, and sends the link that confirms it to the account's address.
 * `POST /alerts/:id/remove` removes.
 */
export function alertRoutes(parts: SavedParts): Router {
  const { saved } = parts.services;
  const router = Router();
  router.post(
    '/alerts',
    formRoute({ page, shownAgain: ['kind', 'belowPounds', 'dealId'] }, (req) => addAlert(parts, req)),
  );
  router.post(
    '/alerts/:id/remove',
    formRoute({ page }, async (req) => {
      const { accountId } = requireSignedIn(req);
      requireRemoved(await saved.alerts.remove(accountId, getId(req)));
      return { next: page, message: 'The alert is off.' };
    }),
  );
  return router;
}

async function addAlert(parts: SavedParts, req: Request) {
  const { saved, account, limits } = parts.services;
  const { accountId, token } = requireSignedIn(req);
  const { kind, belowPounds: belowPence } = parseForm(wish, req);
  const watched = await getOffer(parts, req, accountId);
  const vehicle = refuseWhenMet(parts, watched, kind === 'price-drop' ? { belowPence } : 'stock');
  const { email } = getAnswerData(await account.getAccount({ token }));
  await limits.count('alertByAccount', accountId);
  const limit = kind === 'price-drop' && belowPence !== undefined ? { belowPence } : {};
  const data = await saved.alerts.add(accountId, { ...watched, kind, email, ...limit });
  if (data.isConfirmed) return { next: page, message: 'We’ve changed your alert.', data };
  await sendConfirmation(parts, { to: email, alert: data, vehicle });
  const message = 'We’re emailing you a link, which can take a minute. Open it to turn the alert on.';
  return { next: page, message, data };
}

async function sendConfirmation(
  { services: { saved, mail }, config }: SavedParts,
  about: Omit<Parameters<typeof confirmMail>[0], 'href'>,
): Promise<void> {
  const token = await saved.alerts.createToken(about.alert.id, 'confirm', confirmValidMs);
  await mail.send(confirmMail({ ...about, href: confirmHref(config.siteOrigin, token) }));
}

async function getOffer({ services }: SavedParts, req: Request, accountId: string): Promise<SavedOffer> {
  const { dealId } = parseForm(savedDeal, req);
  if (!dealId) return toOffer(parseForm(offer, req));
  const deal = await services.saved.deals.find(accountId, dealId);
  if (!deal) throw new NotFoundError('Nothing saved by this id');
  const { vehicleRef, dealType, profile } = deal;
  return { vehicleRef, dealType, profile };
}

/** Throws when the price is below the limit already or the vehicle is in stock: then an alert makes no sense. */
function refuseWhenMet(
  { services }: SavedParts,
  watched: SavedOffer,
  wanted: 'stock' | { readonly belowPence: number | undefined },
): SavedVehicle {
  const snapshot = services.catalogue.snapshot();
  const vehicle = findSavedVehicle(snapshot, watched);
  if (!vehicle) throw new NotFoundError('We no longer offer this vehicle.');
  if (wanted === 'stock') {
    if (vehicle.isInStock) throw new InvalidInputError({ kind: 'This vehicle is in stock now.' });
    return vehicle;
  }
  const { belowPence } = wanted;
  if (!belowPence) {
    throw new InvalidInputError({ belowPounds: 'Enter an amount in pounds, such as 250.' });
  }
  const today = findSavedPrice(snapshot, watched)?.trueMonthlyPence;
  if (today !== undefined && today < belowPence) {
    throw new InvalidInputError({ belowPounds: 'The true monthly cost is already below this.' });
  }
  return vehicle;
}

/** "£1,250", "250.50" or 250 in pence; undefined for other text. */
function toPence(text: string): number | undefined {
  const [, whole, pennies = ''] =
    /^£?\s?(\d{1,5})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', '')) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(pennies.padEnd(2, '0'));
}
