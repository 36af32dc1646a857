import type { IconName } from '#shared/ui/icon-names.ts';
import type { VehicleTab } from './page.ts';
import { type NavigationLink, siteLinks } from './site-links.ts';

/** Links under one label: the third level of the menu, or a column of the footer. */
export interface NavigationGroup {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

/** A section of the menu as it is planned; the loader of `/menu` adds the lists from the catalogue. */
export interface MenuPlan {
  /** Fragment of `/menu`, unique over both tabs. */
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** Which list from the catalogue comes first in the section. */
  readonly lists?: 'makes' | 'body-types';
  readonly all?: NavigationLink;
  readonly groups: readonly NavigationGroup[];
}

/** What both menus offer under Help. */
const helpGroups: readonly NavigationGroup[] = [
  {
    label: 'Advice',
    links: [
      siteLinks.faq,
      siteLinks.guides,
      siteLinks.financeAdvice,
      siteLinks.vehicleCare,
      siteLinks.endingEarly,
      siteLinks.fairWear,
      siteLinks.insurance,
    ],
  },
  { label: 'Talk to us', links: [siteLinks.contact, siteLinks.callback, siteLinks.message] },
  { label: 'Your account', links: [siteLinks.login, siteLinks.account, siteLinks.accountApp] },
  {
    label: 'About us',
    links: [
      siteLinks.ourStory,
      siteLinks.testimonials,
      siteLinks.news,
      siteLinks.flix,
      siteLinks.events,
      siteLinks.cricketClub,
    ],
  },
];

const carMenu: readonly MenuPlan[] = [
  {
    id: 'deals',
    label: 'Deals',
    icon: 'pound',
    groups: [
      {
        label: 'Car leasing',
        links: [
          siteLinks.carDeals,
          siteLinks.carOffers,
          siteLinks.carStock,
          siteLinks.insuredCars,
          siteLinks.usedCars,
          siteLinks.shortTermCars,
        ],
      },
      { label: 'By fuel', links: [siteLinks.electricCars, siteLinks.hybridCars, siteLinks.hydrogenCars] },
      { label: 'By city', links: [siteLinks.manchester, siteLinks.london, siteLinks.liverpool] },
    ],
  },
  {
    id: 'makes',
    label: 'Makes',
    icon: 'car',
    lists: 'makes',
    all: { ...siteLinks.carMakes, label: 'View all manufacturers' },
    groups: [{ label: 'Makes by fuel', links: [siteLinks.electricMakes, siteLinks.hybridMakes] }],
  },
  { id: 'body-types', label: 'Body types', icon: 'suv-crossover', lists: 'body-types', groups: [] },
  {
    id: 'business',
    label: 'Business',
    icon: 'briefcase',
    groups: [
      {
        label: 'Business leasing',
        links: [siteLinks.businessDeals, siteLinks.businessOffers, siteLinks.personalOrBusiness],
      },
      { label: 'For employers', links: [siteLinks.fleetSupport, siteLinks.salarySacrifice] },
    ],
  },
  {
    id: 'tools',
    label: 'Sell & tools',
    icon: 'compare',
    groups: [
      { label: 'Sell', links: [siteLinks.sellCar, siteLinks.sellVan] },
      {
        label: 'Compare and check',
        links: [siteLinks.compareDeals, siteLinks.eligibility, siteLinks.priceMatch],
      },
      { label: 'Your vehicle', links: [siteLinks.reviewVehicle] },
      { label: 'Calculators', links: [siteLinks.carMatching, siteLinks.carTax, siteLinks.mileage] },
    ],
  },
  { id: 'help', label: 'Help', icon: 'info', groups: helpGroups },
];

/** The fragments begin with `van-`, because `/menu` has the sections of both tabs. */
const vanMenu: readonly MenuPlan[] = [
  {
    id: 'van-deals',
    label: 'Deals',
    icon: 'pound',
    groups: [
      {
        label: 'Van leasing',
        links: [
          siteLinks.vanDeals,
          siteLinks.vanOffers,
          siteLinks.vanStock,
          siteLinks.electricVans,
          siteLinks.shortTermVans,
        ],
      },
      { label: 'For companies', links: [siteLinks.businessDeals, siteLinks.fleetSupport] },
    ],
  },
  {
    id: 'van-makes',
    label: 'Makes',
    icon: 'van',
    lists: 'makes',
    all: { ...siteLinks.vanMakes, label: 'View all van manufacturers' },
    groups: [],
  },
  { id: 'van-body-types', label: 'Van types', icon: 'medium', lists: 'body-types', groups: [] },
  {
    id: 'van-tools',
    label: 'Sell & tools',
    icon: 'compare',
    groups: [
      { label: 'Sell', links: [siteLinks.sellVan] },
      {
        label: 'Compare and check',
        links: [siteLinks.compareDeals, siteLinks.eligibility, siteLinks.priceMatch, siteLinks.mileage],
      },
    ],
  },
  { id: 'van-help', label: 'Help', icon: 'info', groups: helpGroups },
];

/** The sections of the menu by tab, in order: second row of the header, first level of the mobile menu. */
export const menuPlans: Readonly<Record<VehicleTab, readonly MenuPlan[]>> = { car: carMenu, van: vanMenu };
