import type { Loader } from '#server/pages/loaders/loader.ts';
import { type EnquiryKind, enquiryKinds, enquiryPaths } from '#shared/contracts/enquiry-kind.ts';
import { enquiriesPages } from '#shared/pages/enquiries/enquiries-pages.ts';
import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import type { Page, PageData } from '#shared/routes/page.ts';
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

type Pages = typeof enquiriesPages;
type Loaders = { readonly [Name in keyof Pages]: Loader<Pages[Name]> };
/** Pages with more data than their enquiry, or other data. */
type WithMore = {
  [Name in keyof Pages]: EnquiryData extends PageData<Pages[Name]> ? never : Name;
}[keyof Pages];

const own: Pick<Loaders, WithMore> & Partial<Loaders> = {
  contact: loadContact,
  requestCallback: loadCallback,
  enquiryReceived: loadEnquiryReceived,
  requestQuote: loadQuote,
  sellCar: loadSell('car'),
  sellVan: loadSell('van'),
  eligibility: loadEligibility,
  competition: loadCompetition,
  commissionConsent: loadCommissionConsent,
};

/** The loader of every page with an enquiry's form, and of what the forms lead to; most load their enquiry alone. */
export const enquiriesLoaders = { ...loadersByPath(), ...own } as Loaders;

function loadersByPath(): Readonly<Record<string, Loader<Page<EnquiryData>>>> {
  const kindAt = new Map<string, EnquiryKind>(enquiryKinds.map((kind) => [enquiryPaths[kind], kind]));
  const loaders = Object.entries(enquiriesPages).flatMap(([name, { path }]) => {
    const kind = kindAt.get(path);
    return kind ? [[name, enquiryLoader(kind)] as const] : [];
  });
  return Object.fromEntries(loaders);
}
