import { cookieChoicesPath } from '#shared/contracts/cookie-choices.ts';
import type { Page } from '#shared/routes/page.ts';
import type { CookieChoicesData } from './cookie-choices-data.ts';

export const cookieChoicesPages: { readonly cookieChoices: Page<CookieChoicesData> } = {
  /** What the site keeps in a browser, and the visitor's choice about the rest of it. */
  cookieChoices: {
    path: cookieChoicesPath,
    component: () => import('./cookie-choices-page.tsx'),
    server: {
      cache: 'never',
      metadata: () => ({
        title: 'Cookie choices',
        description:
          'Every cookie and other note that this site keeps in your browser, what it is for and how long it stays, and switches for what you may refuse.',
        canonicalPath: cookieChoicesPath,
        isIndexable: false,
      }),
      breadcrumbs: 'light',
      trail: () => [{ name: 'Cookie Choices', path: cookieChoicesPath }],
      queryParameters: ['kept'],
    },
  },
};
