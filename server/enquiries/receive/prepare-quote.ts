import { type KeptDeal, keepDeal } from '#server/enquiries/kept-deal.ts';
import { UnavailableError } from '#server/platform/http/errors.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import type { Price } from '#shared/deals/price.ts';
import { lastDayOfQuote } from '#shared/deals/quote-validity.ts';
import type { EnquiryServices, Prepare } from './enquiry-services.ts';
import { findQuotedDeal, type QuotedDeal } from './find-quoted-deal.ts';
import { refuseUnseenPrice, toSeenPrice } from './refuse-unseen-price.ts';

/**
 * Looks the deal up again and keeps it as it is now: the terms as the account's quotes have them, ratebook, funder, the
 * last day of the quote and the catalogue's version. Throws 409 when the price is not the one that was on the page.
 */
export const prepareQuote: Prepare = async ({ fields, search }, services) => {
  const snapshot = services.catalogue.snapshot();
  const deal = findQuotedDeal(snapshot, search);
  const { price, profile } = deal;
  const seen = toSeenPrice(fields);
  refuseUnseenPrice(seen, price, profile.termMonths);
  const kept = { ...keepDeal(deal), catalogueVersion: snapshot.version.number };
  if (!price) return { snapshot: kept };
  const { ratebookId, funder, validUntil: listEndsOn } = await findSource(services, deal, price);
  const validUntil = lastDayOfQuote(deal.vehicle, { today: todayInLondon(), listEndsOn });
  return { snapshot: { ...kept, ratebookId, funder, validUntil, priceSeen: seen } satisfies KeptDeal };
};

/** The ratebook behind the price. Throws `UnavailableError` when none gives it, because an import is replacing it. */
async function findSource(services: EnquiryServices, { vehicle, dealType }: QuotedDeal, price: Price) {
  const source = await services.rateSources.find({
    version: services.catalogue.snapshot().version.number,
    vehicleRef: vehicle.vehicleRef,
    contract: dealTypes[dealType].contract,
    price,
    today: todayInLondon(),
  });
  if (!source)
    throw new UnavailableError(
      'Our prices are being updated, so nothing was sent. Please try again in a minute.',
    );
  return source;
}
