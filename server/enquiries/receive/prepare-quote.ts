import { type KeptDeal, keepDeal } from '#server/enquiries/kept-deal.ts';
import { HttpError, UnavailableError } from '#server/platform/http/errors.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { divideRoundHalfUp, type Price } from '#shared/deals/price.ts';
import { lastDayOfQuote } from '#shared/deals/quote-validity.ts';
import { type EnquiryFields, seenPriceFields } from '#shared/enquiries/enquiry-fields.ts';
import { formatPencePerMile } from '#shared/format/format-pence-per-mile.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { EnquiryServices, Prepare } from './enquiry-services.ts';
import { findQuotedDeal, type QuotedDeal } from './find-quoted-deal.ts';

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

/** The figures that the page showed, from the form's hidden fields. */
type SeenPrice = Readonly<Record<(typeof seenPriceFields)[keyof typeof seenPriceFields], number>>;

/** The price that the visitor saw; undefined when the page said that the price is on application. */
function toSeenPrice(fields: EnquiryFields): SeenPrice | undefined {
  if (fields.seenMonthlyPence === undefined && fields.seenTotalPence === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(seenPriceFields).map(([field, name]) => [name, Number(fields[field] ?? 0)]),
  ) as SeenPrice;
}

/** Throws 409 with both prices when today's is not the one that the visitor saw: no unseen price is quoted. */
function refuseUnseenPrice(seen: SeenPrice | undefined, price: Price | undefined, termMonths: number): void {
  const words = toChangeWords(seen, price, termMonths);
  if (words === undefined) return;
  throw new HttpError(
    409,
    `${words} Your request wasn’t sent. Today’s price is on this page; send the form again if you’d like a quote for it.`,
  );
}

function toChangeWords(
  seen: SeenPrice | undefined,
  price: Price | undefined,
  termMonths: number,
): string | undefined {
  if (!seen && !price) return undefined;
  if (!seen) return 'There was no price when you opened this page, and now there is one.';
  if (!price) return `The price you saw, ${formatPounds(seen.totalPence)} in total, is no longer available.`;
  if (seen.totalPence !== price.totalPence) {
    const seenTrue = divideRoundHalfUp(seen.totalPence, termMonths);
    return `The price has changed since you opened this page. The true monthly cost was ${formatPounds(seenTrue)} and is now ${formatPounds(price.trueMonthlyPence)}. The total was ${formatPounds(seen.totalPence)} and is now ${formatPounds(price.totalPence)}.`;
  }
  if (
    seen.monthlyPence !== price.monthlyPence ||
    seen.initialPence !== price.initialPence ||
    seen.feePence !== price.feePence
  )
    return `The total is the same, but the payments have changed since you opened this page. The monthly rental was ${formatPounds(seen.monthlyPence)} and is now ${formatPounds(price.monthlyPence)}.`;
  if (seen.excessTenths !== price.excessTenths)
    return `The rate for excess mileage has changed since you opened this page: it was ${formatPencePerMile(seen.excessTenths)} a mile and is now ${formatPencePerMile(price.excessTenths)}.`;
  return undefined;
}
