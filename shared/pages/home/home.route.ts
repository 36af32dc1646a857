import type { Page } from '#shared/routes/page.ts';
import { organizationJsonLd } from '#shared/seo/organization.ts';
import { webSiteJsonLd } from '#shared/seo/web-site.ts';
import type { HomeData } from './home-data.ts';

/** `/`: one search that already filters, then live deals. */
export const homePage = {
  path: '/',
  cache: 'short',
  component: () => import('./home-page.tsx'),
  metadata: () => ({
    title: 'Car and van leasing compared by what it really costs',
    description:
      'Compare personal and business car leases and van leases by true monthly cost: every price with its initial rental, fee, miles and total, before you give a phone number.',
  }),
  structuredData: (_data, site) => [organizationJsonLd(site), webSiteJsonLd(site, '/search?q=')],
  breadcrumbs: 'hidden',
  trail: () => [],
} satisfies Page<HomeData>;
