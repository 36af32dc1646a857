import { todayInLondon } from '#server/catalogue/today-in-london.ts';
import type { Prepare } from '#server/enquiries/preparers.ts';
import { UnavailableError } from '#server/errors.ts';
import type { Services } from '#server/services.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import type { Price } from '#shared/deals/price.ts';
import { vehicleName } from '#shared/pages/vehicle/vehicle-words.ts';
import { findQuotedDeal, type QuotedDeal } from './find-quoted-deal.ts';
import { refuseUnseenPrice, toSeenPrice } from './refuse-unseen-price.ts';

/**
 * Looks the deal up again and keeps what it is now: the terms as the account's quotes have them, ratebook, funder, the
 * last day of the price and the catalogue. Refuses when the price is not the one that was on the page.
 */
export const prepareQuote: Prepare = async ({ fields, search }, services) => {
  const snapshot = services.catalogue.snapshot();
  const deal = findQuotedDeal(snapshot, search);
  const { price, profile } = deal;
  const seen = toSeenPrice(fields);
  refuseUnseenPrice(seen, price, profile.termMonths);
  const catalogueVersion = snapshot.version.number;
  if (!price) return { snapshot: { isPriceOnApplication: true, terms: toTerms(deal), catalogueVersion } };
  const { ratebookId, funder, validUntil } = await findSource(services, deal, price);
  const terms = { ...toTerms(deal), ...toMoney(price) };
  const { trueMonthlyPence, vat } = price;
  return {
    snapshot: {
      terms,
      trueMonthlyPence,
      vat,
      ratebookId,
      funder,
      validUntil,
      catalogueVersion,
      priceSeen: seen,
    },
  };
};

/** Throws `UnavailableError` when no stored ratebook gives this price: an import is taking its place. */
async function findSource(services: Services, { vehicle, dealType }: QuotedDeal, price: Price) {
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

function toTerms({ dealType, vehicle, profile }: QuotedDeal) {
  return { dealType, vehicleRef: vehicle.vehicleRef, vehicleName: vehicleName(vehicle), ...profile };
}

function toMoney({ monthlyPence, initialPence, feePence, totalPence, excessTenths }: Price) {
  return { monthlyPence, initialPence, feePence, totalPence, excessTenths };
}
