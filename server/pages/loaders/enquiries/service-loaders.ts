import type { Loader } from '#server/pages/loaders/loader.ts';
import type { servicePages } from '#shared/pages/enquiries/service-pages.ts';
import { loadCommissionConsent } from './load-commission-consent.ts';
import { loadCompetition } from './load-competition.ts';
import { loadEligibility } from './load-eligibility.ts';
import { enquiryLoader } from './load-enquiry-page.ts';
import { loadQuote } from './load-quote.ts';
import { loadSell } from './load-sell.ts';

/** Loaders of the enquiries about something of their own. */
export const serviceLoaders: {
  readonly [Name in keyof typeof servicePages]: Loader<(typeof servicePages)[Name]>;
} = {
  requestQuote: loadQuote,
  sellCar: loadSell('car'),
  sellVan: loadSell('van'),
  priceMatch: enquiryLoader('price-match'),
  eligibility: loadEligibility,
  competition: loadCompetition,
  careers: enquiryLoader('careers'),
  commissionConsent: loadCommissionConsent,
  fleetSupport: enquiryLoader('fleet'),
};
