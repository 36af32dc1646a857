import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { type QuoteView, trueMonthlyOf } from '#shared/pages/account/quotes/quotes-data.ts';

/** Quotes that can still be had come first, then those that became orders. */
const ranks: Readonly<Record<QuoteView['status'], number>> = {
  requested: 0,
  unpriced: 0,
  open: 0,
  accepted: 1,
  expired: 2,
};

/**
 * The order of the page: what can still be had, then the newest. Quotes on the same range stand together, the lowest
 * true monthly cost first, because they are compared with each other.
 */
export function sortQuotes(
  quotes: readonly QuoteView[],
  snapshot: Pick<Snapshot, 'findVehicle'>,
): readonly QuoteView[] {
  const newestFirst = quotes.toSorted(
    (one, other) => ranks[one.status] - ranks[other.status] || other.quotedOn.localeCompare(one.quotedOn),
  );
  const groups = Map.groupBy(newestFirst, (quote) => `${ranks[quote.status]} ${rangeOf(quote, snapshot)}`);
  return [...groups.values()].flatMap((group) => group.toSorted((one, other) => costOf(one) - costOf(other)));
}

/** A vehicle that is no longer in the catalogue stands alone. */
function rangeOf({ quoteId, lease }: QuoteView, snapshot: Pick<Snapshot, 'findVehicle'>): string {
  const vehicle = snapshot.findVehicle(lease.vehicleRef);
  return vehicle ? `${lease.dealType} ${vehicle.make.slug}/${vehicle.range.slug}` : quoteId;
}

function costOf(quote: QuoteView): number {
  return trueMonthlyOf(quote) ?? Number.POSITIVE_INFINITY;
}
