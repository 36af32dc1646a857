import type { NavigationGroup } from './menu-plan.ts';
import { siteLinks } from './site-links.ts';

/** What the menus of both tabs offer under Help. */
export const helpGroups: readonly NavigationGroup[] = [
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
