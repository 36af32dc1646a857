import { manufacturersPath } from '#shared/routes/link-to.ts';
import type { VehicleTab } from '#shared/routes/page.ts';
import { getPage, type PageName, pageNames } from '#shared/routes/site-map.ts';
import type { IconName } from '#shared/ui/icon-names.ts';
import type { NavigationGroup, NavigationLink } from '#shared/ui/link-list.tsx';

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

/** What opens a section: a button of the header, or a link to the section of `/menu`. */
interface MenuButton extends NavigationLink {
  readonly id: string;
  readonly icon: IconName;
}

/** The link to a page under the name in its record, or under other words. */
export function linkToPage(page: PageName, words?: string): NavigationLink {
  const { path, server } = getPage(page);
  return { label: words ?? server.menuLabel ?? server.name ?? '', path };
}

export function linkToPages(...pages: readonly PageName[]): readonly NavigationLink[] {
  return pages.map((page) => linkToPage(page));
}

/** The pages whose records say that the menus list them among the calculators. */
export const calculators: readonly NavigationLink[] = pageNames
  .filter((name) => getPage(name).server.menu === 'calculators')
  .map((name) => linkToPage(name))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en-GB'));

/** What both menus offer under Help. */
const helpGroups: readonly NavigationGroup[] = [
  {
    label: 'Advice',
    links: linkToPages(
      '/faq',
      '/guides',
      'carFinance',
      '/vehicle-care',
      'endingEarly',
      'fairWear',
      '/insurance-products',
    ),
  },
  { label: 'Talk to us', links: linkToPages('contact', 'requestCallback', 'leaveMessage') },
  { label: 'Your account', links: linkToPages('login', 'accountHome', 'accountApp') },
  {
    label: 'About us',
    links: linkToPages(
      '/our-story',
      '/testimonials',
      '/news',
      '/flix',
      '/events',
      '/cricket-club-partnership',
    ),
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
        links: linkToPages(
          'personalDeals',
          'carOffers',
          'carStock',
          'insuredCars',
          'usedCars',
          'shortTermCars',
          'salarySacrifice',
        ),
      },
      { label: 'By fuel', links: linkToPages('electricCars', 'hybridCars', 'hydrogenCars') },
      { label: 'By city', links: linkToPages('manchester', 'london', 'liverpool') },
    ],
  },
  {
    id: 'makes',
    label: 'Makes',
    icon: 'car',
    lists: 'makes',
    all: linkToPage('allManufacturers', 'View all manufacturers'),
    groups: [
      {
        label: 'Makes by fuel',
        links: [
          { label: 'Makes with electric cars', path: manufacturersPath('car', ['electric']) },
          { label: 'Makes with hybrid cars', path: manufacturersPath('car', ['hybrid', 'plug-in-hybrid']) },
        ],
      },
    ],
  },
  { id: 'body-types', label: 'Body types', icon: 'suv-crossover', lists: 'body-types', groups: [] },
  {
    id: 'business',
    label: 'Business',
    icon: 'briefcase',
    groups: [
      {
        label: 'Business leasing',
        links: linkToPages('businessDeals', 'businessOffers', 'personalOrBusiness'),
      },
      { label: 'For employers', links: linkToPages('fleetSupport', 'salarySacrifice') },
    ],
  },
  {
    id: 'tools',
    label: 'Sell & tools',
    icon: 'compare',
    groups: [
      { label: 'Sell', links: linkToPages('sellCar', 'sellVan') },
      { label: 'Compare and check', links: linkToPages('compare', 'eligibility', 'priceMatch') },
      { label: 'Your vehicle', links: linkToPages('reviewForm') },
      { label: 'Calculators', links: calculators },
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
        links: linkToPages('vanDeals', 'vanOffers', 'vanStock', 'electricVans', 'shortTermVans'),
      },
      { label: 'For companies', links: linkToPages('businessDeals', 'fleetSupport') },
    ],
  },
  {
    id: 'van-makes',
    label: 'Makes',
    icon: 'van',
    lists: 'makes',
    all: linkToPage('vanManufacturers', 'View all van manufacturers'),
    groups: [],
  },
  { id: 'van-body-types', label: 'Van types', icon: 'medium', lists: 'body-types', groups: [] },
  {
    id: 'van-tools',
    label: 'Sell & tools',
    icon: 'compare',
    groups: [
      { label: 'Sell', links: linkToPages('sellVan') },
      { label: 'Compare and check', links: linkToPages('compare', 'eligibility', 'priceMatch', 'mileage') },
    ],
  },
  { id: 'van-help', label: 'Help', icon: 'info', groups: helpGroups },
];

/** The sections of the menu by tab, in order: second row of the header, first level of the mobile menu. */
export const menuPlans: Readonly<Record<VehicleTab, readonly MenuPlan[]>> = { car: carMenu, van: vanMenu };

/** The two tabs of the header, in order. */
export const allVehicleTabs = ['car', 'van'] as const satisfies readonly VehicleTab[];

/** Name and first page of each tab. */
export const vehicleTabs: Readonly<Record<VehicleTab, NavigationLink>> = {
  car: linkToPage('personalDeals', 'Cars'),
  van: linkToPage('vanDeals', 'Vans'),
};

/** The most used links, shown beside the buttons, by tab. */
export const primaryLinks: Readonly<Record<VehicleTab, readonly NavigationLink[]>> = {
  car: [
    linkToPage('carOffers', 'Special offers'),
    linkToPage('carStock', 'In stock'),
    linkToPage('electricCars', 'Electric'),
  ],
  van: [
    linkToPage('vanOffers', 'Special offers'),
    linkToPage('vanStock', 'In stock'),
    linkToPage('electricVans', 'Electric'),
  ],
};

/** The buttons of a tab's sections. Without scripts each is a link to its section of `/menu`. */
export function menuButtons(tab: VehicleTab): readonly MenuButton[] {
  const { path } = linkToPage('menu');
  return menuPlans[tab].map(({ id, label, icon }) => ({ id, label, icon, path: `${path}#${id}` }));
}
