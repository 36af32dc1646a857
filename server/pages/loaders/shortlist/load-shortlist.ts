import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { findComparedDeal } from '#server/catalogue/compared-deals.ts';
import { toLease } from '#server/catalogue/to-lease.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { findOwnPage } from '#server/platform/http/find-own-page.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { vehicleImageAlt, vehicleImagePath } from '#shared/deals/paint.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import type { ShortlistedDeal } from '#shared/deals/shortlist.ts';
import { toShortlistedPrice } from '#shared/deals/shortlisted-price.ts';
import { formatShortDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { requestQuoteHref } from '#shared/pages/enquiries/quote/request-quote-href.ts';
import type { ShortlistEntry } from '#shared/pages/shortlist/shortlist-page.tsx';
import type { shortlistPages } from '#shared/pages/shortlist/shortlist-pages.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The deals of the visitor's cookie, last saved first, at today's prices. */
export const loadShortlist: Loader<typeof shortlistPages.shortlist> = ({
  services,
  shortlist = [],
  search,
}) => {
  const snapshot = services.catalogue.snapshot();
  const entries = shortlist.flatMap((deal) => toEntry(deal, snapshot, services.site.imageHost) ?? []);
  const from = findOwnPage(search.get('from') ?? undefined);
  return {
    entries,
    goneCount: shortlist.length - entries.length,
    isFull: search.get('full') === 'true',
    ...(from !== undefined && { from }),
  };
};

function toEntry(saved: ShortlistedDeal, snapshot: Snapshot, imageHost: string): ShortlistEntry | undefined {
  const deal = findComparedDeal(snapshot, defaultProfile, saved.item);
  if (!deal) return undefined;
  const { vehicle, dealType, vehicleRef } = deal;
  const profile = toLease(snapshot, deal);
  const { make, model, derivative } = vehicle;
  const price = snapshot.findDeal(dealType, vehicleRef, profile)?.price;
  const then = saved.price && toShortlistedPrice(saved.price, profile, dealTypes[dealType].vat);
  const day = formatShortDate(new Date(saved.savedDay * dayMs).toISOString());
  return {
    item: saved.item,
    dealType,
    vehicle: { vehicleRef, make, model, derivative },
    href: withQuery(vehiclePath(dealType, vehicle), profileQuery(profile)),
    image: { src: imageHost + vehicleImagePath(vehicle), alt: vehicleImageAlt(vehicle) },
    quoteHref: requestQuoteHref(dealType, vehicleRef, profile),
    ...(price && { price }),
    isInsured: vehicle.pricingType === 'atc',
    saved: then
      ? `Saved ${day} at a true monthly cost of ${formatPounds(then.trueMonthlyPence)}`
      : `Saved ${day}`,
    ...(price && then && { change: toChange(price.trueMonthlyPence - then.trueMonthlyPence) }),
  };
}

function toChange(differencePence: number): NonNullable<ShortlistEntry['change']> {
  const isCheaper = differencePence < 0;
  if (differencePence === 0) return { words: 'The same price as when you saved it', isCheaper };
  const size = formatPounds(Math.abs(differencePence));
  return { words: `${size} ${isCheaper ? 'less' : 'more'} a month than when you saved it`, isCheaper };
}
