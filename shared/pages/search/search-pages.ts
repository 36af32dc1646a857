import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import type { Page } from '#shared/routes/page.ts';
import type { AskedSearch, SearchData } from './search-data.ts';
import type { searchPath } from './search-href.ts';

const path = '/search' satisfies typeof searchPath;

export const searchPages: { readonly search: Page<AskedSearch, SearchData> } = {
  /**
   * The site search as a page, with and without scripts. Not cached: there are too many different searches, and a
   * failed answer must not be sent again.
   */
  search: {
    path,
    isPrivate: true,
    component: () => import('./search-page.tsx'),
    server: {
      cache: 'never',
      metadata: ({ text }) => ({
        title: toTitle(text),
        description: 'Search cars, vans, makes, models and pages of the site.',
        isIndexable: false,
      }),
      breadcrumbs: breadcrumbStyles.information,
      trail: ({ text }, { search }) => [
        { name: toTitle(text), path: search.size === 0 ? path : `${path}?${search}` },
      ],
      queryParameters: ['q', 'product'],
    },
  },
};

function toTitle(text: string): string {
  return text === '' ? 'Search' : `Search: ${text}`;
}
