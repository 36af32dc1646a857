import { helpGroups } from './help-groups.ts';
import type { MenuPlan } from './menu-plan.ts';
import { siteLinks } from './site-links.ts';

/** Sections of the menu on car pages. */
export const carMenu: readonly MenuPlan[] = [
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
