import type { Loader } from '#server/pages/loaders/loader.ts';
import type { enquiriesPages } from '#shared/pages/enquiries/enquiries-pages.ts';
import { loadEligibility } from './load-eligibility.ts';
import {
  enquiryLoader,
  loadCallback,
  loadCommissionConsent,
  loadCompetition,
  loadContact,
} from './load-enquiry-page.ts';
import { loadEnquiryReceived } from './load-enquiry-received.ts';
import { loadQuote } from './load-quote.ts';
import { loadSell } from './load-sell.ts';

/** The loader of every page with an enquiry's form, and of what the forms lead to. */
export const enquiriesLoaders: {
  readonly [Name in keyof typeof enquiriesPages]: Loader<(typeof enquiriesPages)[Name]>;
} = {
  contact: loadContact,
  requestCallback: loadCallback,
  leaveMessage: enquiryLoader('message'),
  complaints: enquiryLoader('complaint'),
  dataProtectionComplaint: enquiryLoader('data-protection-complaint'),
  enquiryReceived: loadEnquiryReceived,
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
