import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import { pricingTypeParameter } from '#shared/deals/pricing-type.ts';
import { enquiryDefinitions } from '#shared/enquiries/enquiry-kinds.ts';
import { toTitleCase } from '#shared/format/to-title-case.ts';
import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import type {
  callbackPath,
  complaintsPath,
  contactPath,
  dataProtectionPath,
  messagePath,
} from '#shared/routes/contact-paths.ts';
import { dealTrail } from '#shared/routes/deal-trail.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import type { Page, PageServer } from '#shared/routes/page.ts';
import type { Crumb } from '#shared/seo/breadcrumb-list.ts';
import type { CompetitionData } from './competition/competition-data.ts';
import type { ContactData } from './contact/contact-data.ts';
import type { EligibilityData } from './eligibility/eligibility-data.ts';
import type { EnquiryData } from './enquiry-data.ts';
import { namedDealParameters } from './named-deal.ts';
import type { QuoteData } from './quote/quote-data.ts';
import { requestQuotePath } from './quote/request-quote-href.ts';
import type { EnquiryReceivedData } from './received/enquiry-received-data.ts';
import { enquiryReceivedPath } from './received/enquiry-received-path.ts';
import type { SellData } from './sell/sell-data.ts';

/** Draws the page of any enquiry from its definition. */
const drawn: Page<EnquiryData>['component'] = () => import('./enquiry-page.tsx');
const sell: Page<SellData>['component'] = () => import('./sell/sell-page.tsx');

const contact: Page<ContactData> = {
  path: '/contact' satisfies typeof contactPath,
  component: () => import('./contact/contact-page.tsx'),
  server: enquiryServer('contact', 'contact us phone number e-mail email address opening hours help'),
};

const eligibility: Page<EligibilityData> = {
  path: '/finance-eligibility-checker',
  component: () => import('./eligibility/eligibility-page.tsx'),
  server: enquiryServer('eligibility', 'credit check score approved'),
};

const competition: Page<CompetitionData> = {
  path: '/competition',
  component: () => import('./competition/competition-page.tsx'),
  server: enquiryServer('competition'),
};

const sellCar: Page<SellData> = {
  path: '/sell-your-car',
  dealTypesInQuery: ['personal', 'business'],
  component: sell,
  server: sellServer('sell-car'),
};

const sellVan: Page<SellData> = {
  path: '/sell-your-van',
  tab: 'van',
  dealType: 'van',
  dealTypesInQuery: ['van'],
  component: sell,
  server: sellServer('sell-van'),
};

/**
 * A quote on one vehicle at one profile, both from the query. Without them the page does not exist, so sitemaps leave
 * it out.
 */
const requestQuote: Page<QuoteData> = {
  path: requestQuotePath,
  dealTypesInQuery: ['personal', 'business', 'van'],
  component: () => import('./quote/quote-page.tsx'),
  server: {
    ...enquiryServer('quote'),
    cache: 'short',
    isListed: false,
    metadata: ({ title, definition }) => ({
      title: `${definition.title}: ${title}`,
      description: definition.description,
      isIndexable: false,
    }),
    trail: quoteTrail,
    queryParameters: namedDealParameters,
  },
};

/** The confirmation after every form. No cache stores it and search engines do not list it. */
const enquiryReceived: Page<EnquiryReceivedData> = {
  path: '/enquiry-received/:reference',
  isPrivate: true,
  component: () => import('./received/enquiry-received-page.tsx'),
  server: {
    cache: 'never',
    metadata: ({ name, reference }) => ({
      title: `We have your ${name}`,
      description: `Confirmation of your ${name}, reference ${reference}: what happens next, and what you agreed to.`,
      canonicalPath: enquiryReceivedPath(reference),
      isIndexable: false,
    }),
    breadcrumbs: breadcrumbStyles.forms,
    trail: ({ reference }) => [{ name: 'Received', path: enquiryReceivedPath(reference) }],
  },
};

/**
 * Every page with an enquiry's form, and the confirmation. Browsers get these records without what stands under `server`.
 * A path stands here and in the definition of its enquiry, which is too large for browsers; a test compares the two.
 */
export const enquiriesPages = {
  contact,
  requestCallback: {
    path: '/request-callback' satisfies typeof callbackPath,
    component: drawn,
    server: enquiryServer('callback', 'callback call me back phone telephone ring'),
  },
  leaveMessage: {
    path: '/leave-a-message' satisfies typeof messagePath,
    component: drawn,
    server: enquiryServer('message'),
  },
  complaints: {
    path: '/complaints' satisfies typeof complaintsPath,
    component: () => import('./complaints/complaints-page.tsx'),
    server: enquiryServer('complaint', 'complain complaint ombudsman unhappy'),
  },
  dataProtectionComplaint: {
    path: '/data-protection-complaint' satisfies typeof dataProtectionPath,
    component: () => import('./complaints/data-protection-complaint-page.tsx'),
    server: enquiryServer('data-protection-complaint', 'privacy personal data gdpr erase delete'),
  },
  enquiryReceived,
  requestQuote,
  sellCar,
  sellVan,
  priceMatch: {
    path: '/price-match-promise',
    component: () => import('./price-match/price-match-page.tsx'),
    server: enquiryServer('price-match'),
  },
  eligibility,
  competition,
  careers: { path: '/careers', component: drawn, server: enquiryServer('careers') },
  commissionConsent: {
    path: '/commission-disclosure/consent',
    isPrivate: true,
    component: () => import('./commission/commission-consent-page.tsx'),
    server: { ...enquiryServer('commission-consent'), queryParameters: ['reference'] },
  },
  fleetSupport: {
    path: '/company-fleet-support',
    component: () => import('./fleet/fleet-page.tsx'),
    server: enquiryServer('fleet'),
  },
} satisfies Readonly<Record<string, Page<never>>>;

/** The server's part of the record of an enquiry's page, from the enquiry's definition. */
function enquiryServer(kind: EnquiryKind, words?: string): PageServer<EnquiryData> {
  const known = enquiryDefinitions[kind];
  return {
    cache: 'long',
    metadata: ({ definition: { title, description } }) => ({ title, description }),
    breadcrumbs: breadcrumbStyles.forms,
    trail: ({ definition: { crumb, title, path } }) => [{ name: crumb ?? toTitleCase(title), path }],
    ...(known && {
      search: { title: known.title, description: known.description, ...(words && { words }) },
    }),
  };
}

/** The query may name the lease that the vehicle is sold against, whose price changes. */
function sellServer(kind: 'sell-car' | 'sell-van'): PageServer<SellData> {
  return {
    ...enquiryServer(kind, 'part exchange valuation'),
    cache: 'short',
    queryParameters: namedDealParameters,
  };
}

function quoteTrail({ dealType, vehicle, definition }: QuoteData): readonly Crumb[] {
  const { make, range, model, derivative, pricingType, href } = vehicle;
  const vehiclePath = href.split('?')[0] ?? href;
  return [
    ...dealTrail({ dealType, pricingType, topic: { make, range, model } }),
    {
      name: derivative.name,
      path: withQuery(vehiclePath, { pricingType: pricingTypeParameter(pricingType) }),
    },
    { name: toTitleCase(definition.title), path: requestQuotePath },
  ];
}
