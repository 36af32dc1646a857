import type { Quote } from '#server/account-contract/lease.ts';
import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { QuoteRequest } from '#server/enquiries/enquiry-store.ts';
import { toKeptPrice } from '#server/enquiries/kept-deal.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { Services } from '#server/pages/services.ts';
import { UnavailableError } from '#server/platform/http/errors.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { type QuotesData, type QuoteView, trueMonthlyOf } from '#shared/pages/account/quotes/quotes-data.ts';
import { loadAccountFrame, requireCaller } from './account-caller.ts';
import { toFirstPanel } from './panels.ts';
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
  const found = await Promise.all(
    [...stored.value, ...requests].map((quote) => withRateSource(quote, request.services)),
  );
  return { ...page, quotes: { value: sortQuotes(found, surroundings.snapshot) } };
}

/** A quote with the ratebook of its price, which is no visitor's business. */
type FoundQuote = QuoteView & { readonly ratebookId?: string };

/** Undefined while the database is away. */
async function loadRequests(
  request: LoaderRequest,
  surroundings: LeaseSurroundings,
): Promise<readonly FoundQuote[] | undefined> {
  try {
    const all = await request.services.enquiries.listQuoteRequests(requireCaller(request).accountId);
    return all.map((each) => toRequestView(each, surroundings));
  } catch (fault) {
    if (fault instanceof UnavailableError) return undefined;
    throw fault;
  }
}

function toQuoteView(quote: Quote, surroundings: LeaseSurroundings): FoundQuote {
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
function toRequestView(request: QuoteRequest, surroundings: LeaseSurroundings): FoundQuote {
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

/**
 * A quote for its page: of a changed price it says whether the ratebook is another one too. Not while the database is
 * away or an import replaces the ratebooks: the page then gives a less exact reason.
 */
async function withRateSource(
  { ratebookId, ...quote }: FoundQuote,
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
    const rateSource = source.ratebookId === ratebookId ? 'same' : 'replaced';
    return { ...quote, today: { ...quote.today, rateSource } };
  } catch (fault) {
    if (fault instanceof UnavailableError) return quote;
    throw fault;
  }
}

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
function sortQuotes(
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
