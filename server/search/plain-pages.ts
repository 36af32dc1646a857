import type { BodyType } from '#shared/deals/body-type.ts';
import type { DealType } from '#shared/deals/deal-type.ts';

/** A page that the search finds by its words. */
export interface ContentPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Other words that people look for it by. */
  readonly words?: string;
  /** The deal type that it is about, where it is found under all; it comes first under its own. */
  readonly about?: DealType;
  /** Whom it is for; absent means everybody. */
  readonly dealTypes?: readonly DealType[];
}

/** Pages whose words are nowhere else as data. */
export const plainPages: readonly ContentPage[] = [
  { path: '/', title: 'Home', description: 'Live lease deals, and how a price is read' },
  {
    path: '/car-leasing',
    title: 'Personal car lease deals',
    description: 'Every car on personal contract hire, with prices inc VAT',
  },
  {
    path: '/business-car-leasing',
    title: 'Business car lease deals',
    description: 'Every car on business contract hire, with prices ex VAT',
  },
  {
    path: '/van-leasing',
    title: 'Van lease deals',
    description: 'Every van on business contract hire, with prices ex VAT',
  },
  {
    path: '/all-manufacturers',
    title: 'All car makes',
    description: 'Every make of car that can be leased, A to Z',
  },
  {
    path: '/van-manufacturers',
    title: 'All van makes',
    description: 'Every make of van that can be leased, A to Z',
  },
  {
    path: '/account/login',
    title: 'Log in to your account',
    description: 'Orders, contracts, quotes and documents of customers',
  },
  { path: '/account/register', title: 'Register', description: 'Open an account' },
  {
    path: '/account/forgotten-password',
    title: 'Forgotten password',
    description: 'Ask for a link to choose a new password',
  },
  { path: '/menu', title: 'Menu', description: 'Every section of the site on one page' },
];

/** Words by which people look for a page, and which it does not say itself. */
export const wordsByPath: Readonly<Record<string, string>> = {
  '/account/login': 'login sign in my account order tracking',
  '/account/register': 'sign up create account',
  '/all-manufacturers': 'manufacturers brands',
  '/van-manufacturers': 'manufacturers brands',
  '/request-callback': 'callback call me back phone telephone ring',
  '/contact': 'contact us phone number e-mail email address opening hours help',
  '/complaints': 'complain complaint ombudsman unhappy',
  '/data-protection-complaint': 'privacy personal data gdpr erase delete',
  '/used-car-leasing': 'second hand nearly new',
  '/car-leasing-with-insurance': 'insured insurance',
  '/finance-eligibility-checker': 'credit check score approved',
  '/sell-your-car': 'part exchange valuation',
  '/sell-your-van': 'part exchange valuation',
};

/** Words by which people look for a body type, and which are not its name. */
export const wordsByBodyType: Readonly<Partial<Record<BodyType, string>>> = {
  'suv-crossover': 'family car off-road',
  saloon: 'sedan family car',
  estate: 'family car',
  'convertible-cabriolet': 'cabriolet cabrio roadster soft top open top',
  mpv: 'family car people carrier many seats',
  '4x4': 'four wheel drive off-road',
  'city-car': 'small car supermini first car',
  pickup: 'truck double cab',
  crew: 'crew cab many seats',
  luton: 'removal tail lift box',
  dropside: 'flatbed tipper truck',
};
