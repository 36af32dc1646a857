import type { NavigationGroup, NavigationLink } from '#shared/ui/link-list.tsx';
import { calculators, linkToPages, menuPlans } from './menu-plans.ts';

/** The columns of links in the footer. */
export const footerGroups: readonly NavigationGroup[] = [
  {
    label: 'Cars',
    links: linkToPages(
      'personalDeals',
      'carOffers',
      'carStock',
      'electricCars',
      'hybridCars',
      'usedCars',
      'shortTermCars',
      'allManufacturers',
    ),
  },
  {
    label: 'Vans',
    links: linkToPages(
      'vanDeals',
      'vanOffers',
      'vanStock',
      'electricVans',
      'shortTermVans',
      'vanManufacturers',
    ),
  },
  {
    label: 'Business',
    links: linkToPages('businessDeals', 'businessOffers', 'fleetSupport', 'salarySacrifice'),
  },
  {
    label: 'Sell & tools',
    links: [
      ...linkToPages('sellCar', 'sellVan', 'compare', 'eligibility', 'priceMatch', 'reviewForm'),
      ...calculators,
    ],
  },
  {
    label: 'Help',
    links: linkToPages(
      'contact',
      'requestCallback',
      'leaveMessage',
      '/faq',
      '/guides',
      'complaints',
      'dataProtectionComplaint',
    ),
  },
  {
    label: 'About us',
    links: linkToPages(
      '/our-story',
      '/testimonials',
      '/news',
      '/flix',
      '/events',
      'careers',
      'competition',
      '/cricket-club-partnership',
    ),
  },
];

/** The links of the small print, below the columns. */
export const legalLinks: readonly NavigationLink[] = linkToPages(
  'cookieChoices',
  '/cookie-policy',
  '/privacy-policy',
  '/terms-and-conditions',
  '/initial-disclosure',
  '/commission-disclosure',
  'commissionConsent',
  '/treating-customers-fairly',
  '/accessibility',
  'menu',
  '/sitemap',
);

/** Every link of the menus and the footer, some of them more than once. */
export const navigationLinks: readonly NavigationLink[] = [
  ...[...menuPlans.car, ...menuPlans.van].flatMap(({ all, groups }) => [
    ...(all ? [all] : []),
    ...groups.flatMap(({ links }) => links),
  ]),
  ...footerGroups.flatMap(({ links }) => links),
  ...legalLinks,
];
