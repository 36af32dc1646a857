import { type EnquiryKind, enquiryPaths } from '#shared/contracts/enquiry-kind.ts';
import { pricingTypeParameter } from '#shared/deals/pricing-type.ts';
import { enquiryDefinitions } from '#shared/enquiries/enquiry-kinds.ts';
import { toTitleCase } from '#shared/format/to-title-case.ts';
import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import { dealTrail } from '#shared/routes/deal-trail.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import type { Page, PageServer } from '#shared/routes/page.ts';
import type { Crumb } from '#shared/seo/breadcrumb-list.ts';
import type { CompetitionData } from './competition/competition-data.ts';
import type { ContactData } from './contact/contact-page.tsx';
import type { EligibilityData } from './eligibility/eligibility-page.tsx';
import type { EnquiryData } from './enquiry-data.ts';
import { namedDealParameters } from './named-deal.ts';
import type { QuoteData } from './quote/quote-page.tsx';
import type { EnquiryReceivedData } from './received/enquiry-received-data.ts';
import { enquiryReceivedPath } from './received/enquiry-received-path.ts';
import type { SellData } from './sell/sell-page.tsx';

type Component<Data> = Page<Data>['component'];

const sell: Component<SellData> = () => import('./sell/sell-page.tsx');

const contact: Page<ContactData> = {
  path: enquiryPaths.contact,
  component: () => import('./contact/contact-page.tsx'),
  server: enquiryServer('contact'),
};

const eligibility: Page<EligibilityData> = {
  path: enquiryPaths.eligibility,
  component: () => import('./eligibility/eligibility-page.tsx'),
  server: { ...enquiryServer('eligibility'), menuLabel: 'Eligibility checker' },
};

const competition: Page<CompetitionData> = {
  path: enquiryPaths.competition,
  component: () => import('./competition/competition-page.tsx'),
  server: enquiryServer('competition'),
};

const sellCar: Page<SellData> = {
  path: enquiryPaths['sell-car'],
  dealTypesInQuery: ['personal', 'business'],
  component: sell,
  server: sellServer('sell-car'),
};

const sellVan: Page<SellData> = {
  path: enquiryPaths['sell-van'],
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
  path: enquiryPaths.quote,
  dealTypesInQuery: ['personal', 'business', 'van'],
  component: () => import('./quote/quote-page.tsx'),
  server: {
    ...enquiryServer('quote'),
    cache: 'short',
    isListed: false,
    metadata: ({ title, definition }) => ({
      title,
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

/** Every page with an enquiry's form, and the confirmation. Browsers get these records without what stands under `server`. */
export const enquiriesPages = {
  contact,
  requestCallback: enquiryPage('callback'),
  leaveMessage: enquiryPage('message'),
  complaints: enquiryPage('complaint', () => import('./complaints/complaints-page.tsx')),
  dataProtectionComplaint: enquiryPage(
    'data-protection-complaint',
    () => import('./complaints/data-protection-complaint-page.tsx'),
  ),
  enquiryReceived,
  requestQuote,
  sellCar,
  sellVan,
  priceMatch: enquiryPage('price-match', () => import('./price-match/price-match-page.tsx')),
  eligibility,
  competition,
  careers: enquiryPage('careers'),
  commissionConsent: {
    path: enquiryPaths['commission-consent'],
    isPrivate: true,
    component: () => import('./commission/commission-consent-page.tsx'),
    server: {
      ...enquiryServer('commission-consent'),
      menuLabel: 'Commission consent',
      queryParameters: ['reference'],
    },
  },
  fleetSupport: enquiryPage('fleet', () => import('./fleet/fleet-page.tsx')),
} satisfies Readonly<Record<string, Page<never>>>;

/** A page that shows its enquiry and no other data; drawn from the definition, unless a component has more to say. */
function enquiryPage(
  kind: EnquiryKind,
  component: Component<EnquiryData> = () => import('./enquiry-page.tsx'),
): Page<EnquiryData> {
  return { path: enquiryPaths[kind], component, server: enquiryServer(kind) };
}

/** The server's part of the record of an enquiry's page, from the enquiry's definition. */
function enquiryServer(kind: EnquiryKind): PageServer<EnquiryData> {
  const { title: name, crumb, description, handling } = enquiryDefinitions[kind];
  const { searchWords: words } = handling;
  return {
    cache: 'long',
    name,
    ...(crumb !== undefined && { crumb }),
    metadata: ({ definition: { title, description } }) => ({ title, description }),
    breadcrumbs: breadcrumbStyles.forms,
    search: { description, ...(words && { words }) },
  };
}

/** The query may name the lease that the vehicle is sold against, whose price changes. */
function sellServer(kind: 'sell-car' | 'sell-van'): PageServer<SellData> {
  return {
    ...enquiryServer(kind),
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
    { name: toTitleCase(definition.title), path: enquiryPaths.quote },
  ];
}
