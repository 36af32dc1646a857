import type { Page } from '#shared/routes/page.ts';
import type { SearchData } from './search-data.ts';

/**
 * `/search?q=`: the site search as a page, with and without scripts. Not stored: there are as many as there are words,
 * and an answer that failed must not be given again.
 */
export const searchPage = {
  path: '/search',
  cache: 'never',
  component: () => import('./search-page.tsx'),
  metadata: ({ text }) => ({
    title: text === '' ? 'Search' : `Search: ${text}`,
    description: 'Search cars, vans, makes, models and pages of the site.',
    isIndexable: false,
  }),
  breadcrumbs: 'light',
  trail: ({ text }, { search }) => [
    {
      name: text === '' ? 'Search' : `Search: ${text}`,
      path: search.size === 0 ? '/search' : `/search?${search}`,
    },
  ],
  queryParameters: ['q', 'product'],
} satisfies Page<SearchData>;
