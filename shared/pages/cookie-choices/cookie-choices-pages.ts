import type { cookieChoicesPath } from '#shared/contracts/cookie-choices.ts';
import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import type { Page } from '#shared/routes/page.ts';
import type { CookieChoicesData } from './cookie-choices-page.tsx';

// Written out, because an import would add the whole contract to the entry script.
const path = '/cookie-choices' satisfies typeof cookieChoicesPath;

export const cookieChoicesPages: { readonly cookieChoices: Page<CookieChoicesData> } = {
  /** What the site keeps in a browser, and the visitor's choices about it. */
  cookieChoices: {
    path,
    component: () => import('./cookie-choices-page.tsx'),
    server: {
      cache: 'never',
      name: 'Cookie choices',
      metadata: () => ({
        title: 'Cookie choices',
        description:
          'Everything this site keeps in your browser, what it’s for and how long it stays, with switches for what you can refuse.',
        canonicalPath: path,
        isIndexable: false,
      }),
      breadcrumbs: breadcrumbStyles.information,
      queryParameters: ['kept'],
    },
  },
};
