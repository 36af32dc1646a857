import type { Page } from '#shared/routes/page.ts';
import type { CompetitionData } from './competition/competition-data.ts';
import type { EligibilityData } from './eligibility/eligibility-data.ts';
import { drawnEnquiryPage, enquiryPage } from './enquiry.route.ts';
import type { EnquiryData } from './enquiry-data.ts';
import { quotePage } from './quote/quote.route.ts';
import type { SellData } from './sell/sell-data.ts';

const sellPage = (path: string): Page<SellData> =>
  enquiryPage({ path, component: () => import('./sell/sell-page.tsx') });

const eligibilityPage: Page<EligibilityData> = enquiryPage({
  path: '/finance-eligibility-checker',
  component: () => import('./eligibility/eligibility-page.tsx'),
});

const priceMatchPage: Page<EnquiryData> = enquiryPage({
  path: '/price-match-promise',
  component: () => import('./price-match/price-match-page.tsx'),
});

const competitionPage: Page<CompetitionData> = enquiryPage({
  path: '/competition',
  component: () => import('./competition/competition-page.tsx'),
});

const commissionConsentPage: Page<EnquiryData> = enquiryPage({
  path: '/commission-disclosure/consent',
  component: () => import('./commission/commission-consent-page.tsx'),
  queryParameters: ['reference'],
});

const fleetPage: Page<EnquiryData> = enquiryPage({
  path: '/company-fleet-support',
  component: () => import('./fleet/fleet-page.tsx'),
});

/** Enquiries about something of their own: a quote, a vehicle to sell, a price to match and so on. */
export const servicePages = {
  requestQuote: quotePage,
  sellCar: sellPage('/sell-your-car'),
  sellVan: sellPage('/sell-your-van'),
  priceMatch: priceMatchPage,
  eligibility: eligibilityPage,
  competition: competitionPage,
  careers: drawnEnquiryPage('/careers'),
  commissionConsent: commissionConsentPage,
  fleetSupport: fleetPage,
};
