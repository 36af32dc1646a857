import type { QuoteRequest } from '#server/enquiries/enquiry-store.ts';
import { toKeptPrice } from '#server/enquiries/kept-deal.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import type { QuoteView } from '#shared/pages/account/quotes/quotes-data.ts';
import { findPriceToday, type LeaseSurroundings, toKeptLease } from './to-agreed-lease.ts';

/** A request for a quote as its account shows it: the price that was seen then, and today's. */
export function toRequestView(request: QuoteRequest, surroundings: LeaseSurroundings): QuoteView {
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
