import type { Services } from '#server/pages/services.ts';
import { UnavailableError } from '#server/platform/http/errors.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import type { QuoteView } from '#shared/pages/account/quotes/quotes-data.ts';

/**
 * A quote whose price has changed, with the ratebook of each of its two prices. Without them while the database is away
 * or an import replaces the ratebooks: the page then gives a less exact reason.
 */
export async function nameRatebooks(
  quote: QuoteView,
  { catalogue, rateSources }: Pick<Services, 'catalogue' | 'rateSources'>,
): Promise<QuoteView> {
  if (quote.status === 'unpriced' || quote.today.kind !== 'changed') return quote;
  const { dealType, vehicleRef } = quote.lease;
  try {
    const source = await rateSources.find({
      version: catalogue.snapshot().version.number,
      vehicleRef,
      contract: dealTypes[dealType].contract,
      price: quote.today.price,
      today: todayInLondon(),
    });
    if (!source) return quote;
    const ratebooks = { kept: quote.ratebookId, now: source.ratebookId };
    return { ...quote, today: { ...quote.today, ratebooks } };
  } catch (fault) {
    if (fault instanceof UnavailableError) return quote;
    throw fault;
  }
}
