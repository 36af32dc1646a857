import type { IconName } from '#shared/ui/icon-names.ts';
import { dealsPath } from './link-to.ts';
import { type NavigationLink, siteLinks } from './site-links.ts';
import type { VehicleTab } from './vehicle-tab.ts';

export interface NavigationGroup {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

/** A section of the menu as it is planned; the loader of `/menu` fills it and leaves out what is not served. */
export interface MenuPlan {
  /** Fragment of `/menu`, unique over both tabs. */
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** What of the catalogue is listed first. */
  readonly lists?: 'makes' | 'body-types';
  readonly all?: NavigationLink;
  readonly groups: readonly NavigationGroup[];
}

/** What opens a section: a button of the header, or a link to the section of `/menu`. */
export interface MenuButton extends NavigationLink {
  readonly id: string;
  readonly icon: IconName;
}

/** The two tabs of the header. */
export const vehicleTabs: Readonly<Record<VehicleTab, NavigationLink>> = {
  car: { label: 'Cars', path: dealsPath('personal') },
  van: { label: 'Vans', path: dealsPath('van') },
};

/** The few links that are worth a place of their own beside the buttons, by tab; all served. */
export const primaryLinks: Readonly<Record<VehicleTab, readonly NavigationLink[]>> = {
  car: [
    { ...siteLinks.carOffers, label: 'Special offers' },
    { ...siteLinks.carStock, label: 'In stock' },
    { ...siteLinks.electricCars, label: 'Electric' },
  ],
  van: [
    { ...siteLinks.vanOffers, label: 'Special offers' },
    { ...siteLinks.vanStock, label: 'In stock' },
    { ...siteLinks.electricVans, label: 'Electric' },
  ],
};

const helpGroups: readonly NavigationGroup[] = [
  {
    label: 'Advice',
    links: [
      siteLinks.faq,
      siteLinks.guides,
      siteLinks.financeAdvice,
      siteLinks.vehicleCare,
      siteLinks.fairWear,
      siteLinks.insurance,
    ],
  },
  { label: 'Talk to us', links: [siteLinks.contact, siteLinks.callback, siteLinks.message] },
  { label: 'Your account', links: [siteLinks.login, siteLinks.account, siteLinks.accountApp] },
  {
    label: 'About us',
    links: [siteLinks.ourStory, siteLinks.testimonials, siteLinks.news, siteLinks.cricketClub],
  },
];

const carPlans: readonly MenuPlan[] = [
  {
    id: 'deals',
    label: 'Deals',
    icon: 'pound',
    groups: [
      {
        label: 'Personal car leasing',
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
      { label: 'Business leasing', links: [siteLinks.businessDeals, siteLinks.businessOffers] },
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
      { label: 'Calculators', links: [siteLinks.carMatching, siteLinks.carTax, siteLinks.mileage] },
    ],
  },
  { id: 'help', label: 'Help', icon: 'info', groups: helpGroups },
];

const vanPlans: readonly MenuPlan[] = [
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
export const menuPlans: Readonly<Record<VehicleTab, readonly MenuPlan[]>> = {
  car: carPlans,
  van: vanPlans,
};

/** The buttons of a tab's sections; each leads to its section of `/menu` where nothing opens it in place. */
export function menuButtons(tab: VehicleTab): readonly MenuButton[] {
  return menuPlans[tab].map(({ id, label, icon }) => ({
    id,
    label,
    icon,
    path: `${siteLinks.menu.path}#${id}`,
  }));
}
