import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import type { Page } from '#shared/routes/page.ts';
import type { MenuData } from './menu-data.ts';

const path = '/menu';

export const menuPages: { readonly menu: Page<MenuData> } = {
  /** All menus as a page of links; `icons=true` draws body types as icons. */
  menu: {
    path,
    component: () => import('./menu-page.tsx'),
    server: {
      cache: 'short',
      name: 'Menu',
      metadata: () => ({
        title: 'Menu: cars, vans, makes, body types, tools and help',
        description:
          'Every part of the site on one page: car and van lease deals, popular makes, body types, business leasing, tools, help and your account.',
        canonicalPath: path,
      }),
      breadcrumbs: breadcrumbStyles.information,
      queryParameters: ['icons'],
      search: { description: 'Every section of the site on one page' },
    },
  },
};
