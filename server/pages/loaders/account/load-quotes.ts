import type { Quote } from '#server/account-contract/lease.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import type { QuotesData, QuoteView } from '#shared/pages/account/quotes/quotes-data.ts';
import { loadAccountFrame, requireCaller } from './account-caller.ts';
import { toFirstPanel } from './panels.ts';
import {
  contactOf,
  findPriceToday,
  type LeaseSurroundings,
  surroundingsOf,
  toAgreedLease,
} from './to-agreed-lease.ts';

/** `/account/quotes`: the quotes as stored, newest first, each with today's price at the same profile. */
export async function loadQuotes(request: LoaderRequest): Promise<QuotesData> {
  const { accountId, context } = requireCaller(request);
  const frame = loadAccountFrame(request);
  const surroundings = surroundingsOf(request);
  const quotes = await toFirstPanel(request.services.account.getLatestQuotes(accountId, context), (all) =>
    all
      .filter((quote) => quote.accountId === accountId)
      .toSorted((one, other) => other.quotedAt.localeCompare(one.quotedAt))
      .map((quote) => toQuoteView(quote, surroundings)),
  );
  return { ...frame, quotes, contact: contactOf(request) };
}

function toQuoteView(quote: Quote, surroundings: LeaseSurroundings): QuoteView {
  const lease = toAgreedLease(quote.terms, surroundings);
  const hasPassed = quote.validUntil < todayInLondon();
  return {
    quoteId: quote.quoteId,
    lease,
    ratebookId: quote.ratebookId,
    quotedOn: todayInLondon(new Date(quote.quotedAt)),
    validUntil: quote.validUntil,
    status: quote.status === 'open' && hasPassed ? 'expired' : quote.status,
    today: findPriceToday(surroundings.snapshot, lease),
  };
}
