import type { Page } from '#shared/routes/page.ts';
import type { MenuData } from './menu-data.ts';

/** `/menu`: all menus as a page of links; `icons=true` draws body types as icons. */
export const menuPage = {
  path: '/menu',
  cache: 'short',
  component: () => import('./menu-page.tsx'),
  metadata: () => ({
    title: 'Menu: cars, vans, makes, body types, tools and help',
    description:
      'Every way into the site on one page: car and van lease deals, popular makes, body types, business leasing, tools, help and your account.',
    canonicalPath: '/menu',
  }),
  breadcrumbs: 'light',
  trail: () => [{ name: 'Menu', path: '/menu' }],
  queryParameters: ['icons'],
} satisfies Page<MenuData>;
