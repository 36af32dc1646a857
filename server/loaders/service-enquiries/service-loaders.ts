import { enquiryLoader } from '#server/loaders/enquiries.ts';
import type { Loader } from '#server/loaders/loader.ts';
import type { servicePages } from '#shared/pages/enquiries/service-pages.ts';
import { loadCommissionConsent } from './load-commission-consent.ts';
import { loadCompetition } from './load-competition.ts';
import { loadQuote } from './load-quote.ts';

/** Loaders of the enquiries about something of their own. */
export const serviceLoaders: {
  readonly [Name in keyof typeof servicePages]: Loader<(typeof servicePages)[Name]>;
} = {
  requestQuote: loadQuote,
  priceMatch: enquiryLoader('price-match'),
  competition: loadCompetition,
  careers: enquiryLoader('careers'),
  commissionConsent: loadCommissionConsent,
  fleetSupport: enquiryLoader('fleet'),
};
