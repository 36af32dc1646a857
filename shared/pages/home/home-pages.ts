import type { searchPath } from '#shared/pages/search/search-href.ts';
import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import type { Page } from '#shared/routes/page.ts';
import { organizationJsonLd, webSiteJsonLd } from '#shared/seo/organization.ts';
import type { HomeData, KeptHome, ShownHome } from './home-data.ts';

const searchQuery = '/search?q=' satisfies `${typeof searchPath}?q=`;

export const homePages: { readonly home: Page<HomeData, ShownHome> } = {
  /** A search form with filters, then live deals. */
  home: {
    path: '/',
    asksMiles: 'search',
    component: () => import('./home-page.tsx'),
    server: {
      cache: 'short',
      name: 'Home',
      metadata: () => ({
        title: 'Car and van leasing compared by what it really costs',
        description:
          'Compare car and van leases by true monthly cost. Every price shows the initial payment, fee, mileage and total, and you don’t need to give a phone number.',
      }),
      structuredData: (_data, site) => [organizationJsonLd(site), webSiteJsonLd(site, searchQuery)],
      startData: ({ carCount, vanCount }): KeptHome => ({ carCount, vanCount }),
      breadcrumbs: breadcrumbStyles.home,
      search: { description: 'Today’s lease deals, and how to read a price' },
    },
  },
};
