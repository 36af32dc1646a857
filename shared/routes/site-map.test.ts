import { expect, test } from 'vitest';
import { contentPages } from '#shared/pages/content/content-pages.ts';
import { enquiriesPages } from '#shared/pages/enquiries/enquiries-pages.ts';
import { enquiryReceivedPath } from '#shared/pages/enquiries/received/enquiry-received-path.ts';
import { getPage, type PageName, pageNames } from './site-map.ts';

/** Who may open a page: every visitor, only signed-out visitors, or only signed-in customers. */
const [everybody, out, own] = ['everybody', 'signed-out', 'signed-in'] as const;

/** For every page: the tab that it marks, its deal type, whether it is private, and who may open it. */
const table: Readonly<Record<PageName, Row>> = {
  home: ['car', '-', '-', everybody],
  allManufacturers: ['car', '-', '-', everybody],
  vanManufacturers: ['van', 'van', '-', everybody],
  menu: ['car', '-', '-', everybody],
  search: ['car', '-', 'private', everybody],
  personalDeals: ['car', 'personal', '-', everybody],
  personalBodyType: ['car', 'personal', '-', everybody],
  personalMake: ['car', 'personal', '-', everybody],
  personalRange: ['car', 'personal', '-', everybody],
  personalModel: ['car', 'personal', '-', everybody],
  businessDeals: ['car', 'business', '-', everybody],
  businessBodyType: ['car', 'business', '-', everybody],
  businessMake: ['car', 'business', '-', everybody],
  businessRange: ['car', 'business', '-', everybody],
  businessModel: ['car', 'business', '-', everybody],
  vanDeals: ['van', 'van', '-', everybody],
  vanBodyType: ['van', 'van', '-', everybody],
  vanMake: ['van', 'van', '-', everybody],
  vanRange: ['van', 'van', '-', everybody],
  vanModel: ['van', 'van', '-', everybody],
  carOffers: ['car', 'personal', '-', everybody],
  carStock: ['car', 'personal', '-', everybody],
  vanOffers: ['van', 'van', '-', everybody],
  vanStock: ['van', 'van', '-', everybody],
  businessOffers: ['car', 'business', '-', everybody],
  insuredCars: ['car', 'personal', '-', everybody],
  electricCars: ['car', 'personal', '-', everybody],
  hybridCars: ['car', 'personal', '-', everybody],
  hydrogenCars: ['car', 'personal', '-', everybody],
  usedCars: ['car', 'personal', '-', everybody],
  electricVans: ['van', 'van', '-', everybody],
  shortTermCars: ['car', 'personal', '-', everybody],
  shortTermVans: ['van', 'van', '-', everybody],
  manchester: ['car', 'personal', '-', everybody],
  london: ['car', 'personal', '-', everybody],
  liverpool: ['car', 'personal', '-', everybody],
  personalAlternatives: ['car', 'personal', '-', everybody],
  businessAlternatives: ['car', 'business', '-', everybody],
  vanAlternatives: ['van', 'van', '-', everybody],
  personalReviews: ['car', 'personal', '-', everybody],
  businessReviews: ['car', 'business', '-', everybody],
  vanReviews: ['van', 'van', '-', everybody],
  reviewForm: ['car', '-', '-', everybody],
  reviewSent: ['car', '-', '-', everybody],
  personalVehicle: ['car', 'personal', '-', everybody],
  businessVehicle: ['car', 'business', '-', everybody],
  vanVehicle: ['van', 'van', '-', everybody],
  compare: ['car', '-', '-', everybody],
  shortlist: ['car', '-', 'private', everybody],
  carMatching: ['car', '-', '-', everybody],
  companyCarTax: ['car', '-', '-', everybody],
  carFinance: ['car', '-', '-', everybody],
  pcpSettlement: ['car', '-', '-', everybody],
  voluntaryTermination: ['car', '-', '-', everybody],
  leaseOrBuy: ['car', '-', '-', everybody],
  endingEarly: ['car', '-', '-', everybody],
  salarySacrifice: ['car', '-', 'private', everybody],
  personalOrBusiness: ['car', '-', '-', everybody],
  fairWear: ['car', '-', '-', everybody],
  mileage: ['car', '-', '-', everybody],
  login: ['car', '-', 'private', out],
  register: ['car', '-', 'private', out],
  completeAccount: ['car', '-', 'private', everybody],
  forgottenPassword: ['car', '-', 'private', everybody],
  resetPassword: ['car', '-', 'private', everybody],
  accountHome: ['car', '-', 'private', own],
  accountApp: ['car', '-', 'private', own],
  caura: ['car', '-', 'private', own],
  personalDetails: ['car', '-', 'private', own],
  accountYourData: ['car', '-', 'private', own],
  accountManager: ['car', '-', 'private', own],
  usefulContactNumbers: ['car', '-', 'private', own],
  accountQuotes: ['car', '-', 'private', own],
  accountOrders: ['car', '-', 'private', own],
  accountOrder: ['car', '-', 'private', own],
  accountContracts: ['car', '-', 'private', own],
  accountContract: ['car', '-', 'private', own],
  accountDocuments: ['car', '-', 'private', own],
  accountWallet: ['car', '-', 'private', own],
  accountSearches: ['car', '-', 'private', own],
  accountDeals: ['car', '-', 'private', own],
  accountViewed: ['car', '-', 'private', own],
  cookieChoices: ['car', '-', '-', everybody],
  staffSignIn: ['car', '-', 'private', everybody],
  staffLink: ['car', '-', 'private', everybody],
  staffHealth: ['car', '-', 'private', everybody],
  staffEnquiries: ['car', '-', 'private', everybody],
  staffEnquiry: ['car', '-', 'private', everybody],
  staffPerson: ['car', '-', 'private', everybody],
  staffErasure: ['car', '-', 'private', everybody],
  staffReviews: ['car', '-', 'private', everybody],
  staffImports: ['car', '-', 'private', everybody],
  staffRatebooks: ['car', '-', 'private', everybody],
  staffOffers: ['car', '-', 'private', everybody],
  staffOffer: ['car', '-', 'private', everybody],
  staffAudit: ['car', '-', 'private', everybody],
  ...enquiryRows(),
  ...textRows(),
};

type Row = readonly [tab: string, dealType: string, privacy: string, audience: string];

/** Pages of enquiries are all alike: public, but for receipts and what may name a quote; the offer of a van is for vans. */
function enquiryRows() {
  const isPrivate: readonly string[] = ['enquiryReceived', 'commissionConsent'];
  const rows = Object.keys(enquiriesPages).map((name): [string, Row] => {
    const half = name === 'sellVan' ? (['van', 'van'] as const) : (['car', '-'] as const);
    return [name, [...half, isPrivate.includes(name) ? 'private' : '-', everybody]];
  });
  return Object.fromEntries(rows) as Readonly<Record<keyof typeof enquiriesPages, Row>>;
}

/** Pages of text are all alike: public, but for searches; those about vans are in the vans' half. */
function textRows() {
  const rows = Object.keys(contentPages).map((path) => {
    const tab = path.startsWith('/van-') ? 'van' : 'car';
    return [path, [tab, '-', path.endsWith('/search') ? 'private' : '-', everybody]] as const;
  });
  return Object.fromEntries(rows) as Readonly<Record<keyof typeof contentPages, Row>>;
}

test.each(Object.entries(table))('%s has its tab, deal type, privacy and audience', (name, expected) => {
  const { tab = 'car', dealType = '-', isPrivate, server } = getPage(name as PageName);

  expect([tab, dealType, isPrivate ? 'private' : '-', server.audience ?? 'everybody']).toEqual(expected);
});

test('the breadcrumbs have the style of the page’s group', () => {
  const styleOf = (name: PageName) => getPage(name).server.breadcrumbs;

  expect([styleOf('home'), styleOf('personalVehicle')]).toEqual(['hidden', 'hidden']);
  expect([styleOf('vanMake'), styleOf('usedCars'), styleOf('contact')]).toEqual(['light', 'light', 'light']);
  for (const { path, server } of pageNames
    .map(getPage)
    .filter((page) => /^\/account(?:\/|$)/.test(page.path)))
    expect([path, server.breadcrumbs]).toEqual([path, 'dark']);
});

test('every page that caches may not store is private, except the page of cookie choices', () => {
  const personal = pageNames.map(getPage).filter(({ server }) => server.cache === 'never');
  const open = personal.filter(({ isPrivate }) => !isPrivate).map(({ path }) => path);

  expect(personal.length).toBeGreaterThan(10);
  expect(open).toEqual(['/cookie-choices']);
});

test('the pages below /account and /staff are private, and so are pages about a salary, the search, the shortlist, receipts and the commission consent', () => {
  const isPersonal =
    /^\/(?:account|staff|enquiry-received|salary-sacrifice|search|news\/search|events\/search|flix\/search|shortlist|commission-disclosure\/consent)(?:\/|$)/;

  for (const { path, isPrivate = false } of pageNames.map(getPage)) {
    expect([path, isPrivate]).toEqual([path, isPersonal.test(path)]);
  }
});

test('mailed links lead to two pages, which everybody may open', () => {
  const pages = pageNames.map(getPage).filter(({ server }) => server.takesMailedLink);

  expect(pages.map(({ path }) => path)).toEqual(['/account/complete', '/account/reset-password']);
  expect(pages.map(({ server }) => server.audience)).toEqual([undefined, undefined]);
});

test('no two pages have the same path', () => {
  const paths = pageNames.map((name) => getPage(name).path);

  expect(new Set(paths).size).toBe(paths.length);
});

test('the function for a receipt’s path agrees with the path of its page', () => {
  expect(enquiryReceivedPath(':reference')).toBe(getPage('enquiryReceived').path);
});

test('every page that reads a deal type from its query has the header of that deal type', () => {
  const readers = pageNames.filter((name) => getPage(name).server.queryParameters?.includes('dealType'));

  expect(readers.length).toBeGreaterThan(1);
  expect(readers.filter((name) => !getPage(name).dealTypesInQuery)).toEqual([]);
});
