import { helpGroups } from './help-groups.ts';
import type { MenuPlan } from './menu-plan.ts';
import { siteLinks } from './site-links.ts';

/** Sections of the menu on van pages; fragments begin with `van-`, because `/menu` has those of both tabs. */
export const vanMenu: readonly MenuPlan[] = [
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
