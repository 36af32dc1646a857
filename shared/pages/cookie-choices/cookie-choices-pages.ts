import type { cookieChoicesPath } from '#shared/contracts/cookie-choices.ts';
import type { Page } from '#shared/routes/page.ts';
import type { CookieChoicesData } from './cookie-choices-data.ts';

// Written out, because the entry would bring all that is in the contract.
const path = '/cookie-choices' satisfies typeof cookieChoicesPath;

export const cookieChoicesPages: { readonly cookieChoices: Page<CookieChoicesData> } = {
  /** What the site keeps in a browser, and the visitor's choice about the rest of it. */
  cookieChoices: {
    path,
    component: () => import('./cookie-choices-page.tsx'),
    server: {
      cache: 'never',
      metadata: () => ({
        title: 'Cookie choices',
        description:
          'Everything this site keeps in your browser, what it’s for and how long it stays, with switches for what you can refuse.',
        canonicalPath: path,
        isIndexable: false,
      }),
      breadcrumbs: 'light',
      trail: () => [{ name: 'Cookie Choices', path }],
      queryParameters: ['kept'],
    },
  },
};
