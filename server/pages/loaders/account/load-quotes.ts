import type { Quote } from '#server/account-contract/lease.ts';
import type { QuoteRequest } from '#server/enquiries/enquiry-store.ts';
import { toKeptPrice } from '#server/enquiries/kept-deal.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { UnavailableError } from '#server/platform/http/errors.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import type { PricedQuoteView, QuotesData, QuoteView } from '#shared/pages/account/quotes/quotes-data.ts';
import { loadAccountFrame, requireCaller } from './account-caller.ts';
import { nameRatebooks } from './name-ratebooks.ts';
import { toFirstPanel } from './panels.ts';
import { sortQuotes } from './sort-quotes.ts';
import {
  contactOf,
  findPriceToday,
  type LeaseSurroundings,
  surroundingsOf,
  toAgreedLease,
  toKeptLease,
} from './to-agreed-lease.ts';

/**
 * `/account/quotes`: the stored quotes, and the requests that were sent while signed in, each with today's price at the
 * same profile. They are one list: when either cannot be loaded, the page says that the quotes could not.
 */
export async function loadQuotes(request: LoaderRequest): Promise<QuotesData> {
  const { accountId, context } = requireCaller(request);
  const frame = loadAccountFrame(request);
  const surroundings = surroundingsOf(request);
  const [stored, requests] = await Promise.all([
    toFirstPanel(request.services.account.getLatestQuotes(accountId, context), (all) =>
      all.filter((quote) => quote.accountId === accountId).map((quote) => toQuoteView(quote, surroundings)),
    ),
    loadRequests(request, surroundings),
  ]);
  const page = { ...frame, contact: contactOf(request) };
  if (!stored.value || !requests) return { ...page, quotes: {} };
  const sorted = sortQuotes([...stored.value, ...requests], surroundings.snapshot);
  const value = await Promise.all(sorted.map((quote) => nameRatebooks(quote, request.services)));
  return { ...page, quotes: { value } };
}

/** Undefined while the database is away. */
async function loadRequests(
  request: LoaderRequest,
  surroundings: LeaseSurroundings,
): Promise<readonly QuoteView[] | undefined> {
  try {
    const all = await request.services.enquiries.listQuoteRequests(requireCaller(request).accountId);
    return all.map((each) => toRequestView(each, surroundings));
  } catch (fault) {
    if (fault instanceof UnavailableError) return undefined;
    throw fault;
  }
}

function toQuoteView(quote: Quote, surroundings: LeaseSurroundings): PricedQuoteView {
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

/** A request for a quote as its account shows it: the price that was seen then, and today's. */
function toRequestView(request: QuoteRequest, surroundings: LeaseSurroundings): QuoteView {
  const { reference: quoteId, receivedAt, deal } = request;
  const { terms, ratebookId, validUntil } = deal;
  const asked = { quoteId, quotedOn: todayInLondon(receivedAt) };
  const kept = toKeptLease(terms, terms, surroundings);
  const price = toKeptPrice(deal);
  if (!price || ratebookId === undefined || validUntil === undefined)
    return { ...asked, status: 'unpriced', lease: kept, profile: profileWords(terms) };
  const lease = { ...kept, price };
  return {
    ...asked,
    lease,
    ratebookId,
    validUntil,
    status: validUntil < todayInLondon() ? 'expired' : 'requested',
    today: findPriceToday(surroundings.snapshot, lease),
  };
}
