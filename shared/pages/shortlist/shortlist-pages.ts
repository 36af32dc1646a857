import type { shortlistPath } from '#shared/deals/shortlist.ts';
import type { Page } from '#shared/routes/page.ts';
import type { ShortlistData } from './shortlist-page.tsx';

// Written out, because an import would add the whole file to every page's script.
const path = '/shortlist' satisfies typeof shortlistPath;

export const shortlistPages: { readonly shortlist: Page<ShortlistData> } = {
  /** The deals that a visitor saved without an account. */
  shortlist: {
    path,
    isPrivate: true,
    component: () => import('./shortlist-page.tsx'),
    server: {
      cache: 'never',
      name: 'Saved deals',
      metadata: () => ({
        title: 'Deals saved in this browser',
        description:
          'The deals you’ve saved in this browser, with the price when you saved them and the price today.',
        canonicalPath: path,
        isIndexable: false,
      }),
      breadcrumbs: 'light',
      queryParameters: ['from', 'full'],
    },
  },
};
