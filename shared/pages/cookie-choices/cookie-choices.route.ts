import type { Page } from '#shared/routes/page.ts';
import type { CookieChoicesData } from './cookie-choices-data.ts';

/** `/cookie-choices`: what the site keeps in a browser, and the visitor's choice about the rest of it. */
export const cookieChoicesPage = {
  path: '/cookie-choices',
  cache: 'never',
  component: () => import('./cookie-choices-page.tsx'),
  metadata: () => ({
    title: 'Cookie choices',
    description:
      'Every cookie and other note that this site keeps in your browser, what it is for and how long it stays, and switches for what you may refuse.',
    canonicalPath: '/cookie-choices',
    isIndexable: false,
  }),
  breadcrumbs: 'light',
  trail: () => [{ name: 'Cookie Choices', path: '/cookie-choices' }],
  queryParameters: ['kept'],
} satisfies Page<CookieChoicesData>;
