import { vatPercent } from '#shared/tax/figures/car-rental-rules.ts';
import type { DealScope } from './deal-query.ts';
import type { DealType } from './deal-type.ts';
import { drawingPath } from './paint.ts';
import type { PricingType } from './pricing-type.ts';
import { shortTerms } from './profile.ts';
import { themePaths } from './theme-paths.ts';

/** A results page about one kind of deal, with a path of its own. */
export interface Theme {
  readonly path: string;
  readonly dealType: DealType;
  /** Absent means that the visitor's `pricingType` parameter decides. */
  readonly pricingType?: PricingType;
  readonly scope: DealScope;
  /** The lengths of lease that the page is about, in months; absent means the usual ones. */
  readonly terms?: readonly number[];
  readonly heading: string;
  /** Path of the drawing that opens the page; only cities have one. */
  readonly picture?: string;
  /** Its link in the menus; the heading unless given. */
  readonly menuLabel?: string;
  /** Last crumb, in title case. */
  readonly crumb: string;
  /** One or two sentences below the heading; also the meta description. */
  readonly description: string;
}

/** The one table of themed results pages. */
export const themes = {
  carOffers: {
    path: themePaths.carOffers,
    dealType: 'personal',
    scope: { specialOffersOnly: true },
    heading: 'Car lease special offers',
    menuLabel: 'Car special offers',
    crumb: 'Special Offers',
    description: 'Personal car leases that cost less than their 90-day average.',
  },
  carStock: {
    path: themePaths.carStock,
    dealType: 'personal',
    scope: { inStockOnly: true },
    heading: 'In-stock car lease deals',
    menuLabel: 'In-stock cars',
    crumb: 'In Stock',
    description:
      'Cars that need no factory order: in stock, allocated to us or pre-registered. Each shows its delivery time.',
  },
  vanOffers: {
    path: themePaths.vanOffers,
    dealType: 'van',
    scope: { specialOffersOnly: true },
    heading: 'Van lease special offers',
    menuLabel: 'Van special offers',
    crumb: 'Special Offers',
    description: `Van leases that cost less than their 90-day average. Prices are plus ${vatPercent}% VAT.`,
  },
  vanStock: {
    path: themePaths.vanStock,
    dealType: 'van',
    scope: { inStockOnly: true },
    heading: 'In-stock van lease deals',
    menuLabel: 'In-stock vans',
    crumb: 'In Stock',
    description:
      'Vans for when you can’t wait for a factory order: in stock, allocated to us or pre-registered.',
  },
  businessOffers: {
    path: themePaths.businessOffers,
    dealType: 'business',
    scope: { specialOffersOnly: true },
    heading: 'Business car lease special offers',
    menuLabel: 'Business special offers',
    crumb: 'Special Offers',
    description: `Business car leases that cost less than their 90-day average. Prices are plus ${vatPercent}% VAT.`,
  },
  insuredCars: {
    path: themePaths.insuredCars,
    dealType: 'personal',
    pricingType: 'atc',
    scope: {},
    heading: 'Car leasing with insurance included',
    menuLabel: 'Cars with insurance',
    crumb: 'Insured',
    description: 'Personal leases where one monthly rental pays for the car and its insurance.',
  },
  electricCars: {
    path: themePaths.electricCars,
    dealType: 'personal',
    scope: { preset: { fuel: ['electric'] } },
    heading: 'Electric car lease deals',
    menuLabel: 'Electric cars',
    crumb: 'Electric',
    description: 'Fully electric cars to lease. Compare the range and full cost of each.',
  },
  hybridCars: {
    path: themePaths.hybridCars,
    dealType: 'personal',
    scope: { preset: { fuel: ['hybrid', 'plug-in-hybrid'] } },
    heading: 'Hybrid car lease deals',
    menuLabel: 'Hybrid cars',
    crumb: 'Hybrid',
    description: 'Self-charging and plug-in hybrid cars to lease, compared by true monthly cost.',
  },
  hydrogenCars: {
    path: themePaths.hydrogenCars,
    dealType: 'personal',
    scope: { preset: { fuel: ['hydrogen'] } },
    heading: 'Hydrogen car lease deals',
    menuLabel: 'Hydrogen cars',
    crumb: 'Hydrogen',
    description: 'Hydrogen fuel-cell cars to lease. Few are sold in the UK, and these are all we can offer.',
  },
  usedCars: {
    path: themePaths.usedCars,
    dealType: 'personal',
    pricingType: 'used',
    scope: {},
    heading: 'Used car lease deals',
    menuLabel: 'Used cars',
    crumb: 'Used',
    description: 'Used cars to lease. Each shows when it was first registered and the miles on the clock.',
  },
  electricVans: {
    path: themePaths.electricVans,
    dealType: 'van',
    scope: { preset: { fuel: ['electric'] } },
    heading: 'Electric van lease deals',
    menuLabel: 'Electric vans',
    crumb: 'Electric',
    description: `Electric vans to lease. Compare range, payload and full cost, plus ${vatPercent}% VAT.`,
  },
  shortTermCars: {
    path: themePaths.shortTermCars,
    dealType: 'personal',
    pricingType: 'standard',
    scope: { pricedOnly: true },
    terms: shortTerms,
    heading: 'Short-term car leasing',
    menuLabel: 'Short-term cars',
    crumb: 'Short Term',
    description:
      'New cars to lease for 6 or 12 months. You pay more a month than on a longer lease, but less overall.',
  },
  shortTermVans: {
    path: themePaths.shortTermVans,
    dealType: 'van',
    pricingType: 'standard',
    scope: { pricedOnly: true },
    terms: shortTerms,
    heading: 'Short-term van leasing',
    menuLabel: 'Short-term vans',
    crumb: 'Short Term',
    description: `New vans to lease for 6 or 12 months, for a contract or a busy season. Payload and full price, plus ${vatPercent}% VAT.`,
  },
  manchester: {
    path: themePaths.manchester,
    picture: drawingPath('hatchback', 'red'),
    dealType: 'personal',
    pricingType: 'standard',
    scope: {},
    heading: 'Car leasing in Manchester',
    crumb: 'Manchester',
    description:
      'Every car we lease, delivered to you in Manchester, Salford or anywhere else in Greater Manchester. VAT and fees included.',
  },
  london: {
    path: themePaths.london,
    picture: drawingPath('city-car', 'steel-blue'),
    dealType: 'personal',
    pricingType: 'standard',
    scope: {},
    heading: 'Car leasing in London',
    crumb: 'London',
    description:
      'Every car we lease, delivered to your door in any London borough. Filter by CO2 and electric range first. VAT and fees included.',
  },
  liverpool: {
    path: themePaths.liverpool,
    picture: drawingPath('suv-crossover', 'sand'),
    dealType: 'personal',
    pricingType: 'standard',
    scope: {},
    heading: 'Car leasing in Liverpool',
    crumb: 'Liverpool',
    description:
      'Every car we lease, delivered to you in Liverpool, on the Wirral or elsewhere on Merseyside. VAT and fees included.',
  },
} as const satisfies Readonly<Record<string, Theme>>;

export type ThemeName = keyof typeof themes;

export type CityName = 'manchester' | 'london' | 'liverpool';
