import { carMakesPath, vanMakesPath } from '#shared/routes/link-to.ts';
import type { Page } from '#shared/routes/page.ts';
import type { ManufacturersData } from './manufacturers-data.ts';

const component = () => import('./manufacturers-page.tsx');

export const manufacturersPages: Readonly<
  Record<'allManufacturers' | 'vanManufacturers', Page<ManufacturersData>>
> = {
  /**
   * Every car make; `fuel` (a comma list) leaves those that offer it, `dealType=business` leads to business pages.
   */
  allManufacturers: {
    path: carMakesPath,
    component,
    server: {
      cache: 'short',
      metadata: ({ makes, dealType }) => ({
        title: `All car makes to lease${dealType === 'business' ? ' for business' : ''}, A to Z`,
        description: `Lease cars of ${makes.length} makes: how many there are of each, and the lowest true monthly cost with the profile that gives it.`,
        canonicalPath: carMakesPath,
      }),
      breadcrumbs: 'light',
      trail: () => [{ name: 'All Manufacturers', path: carMakesPath }],
      queryParameters: ['fuel', 'dealType'],
      search: {
        title: 'All car makes',
        description: 'Every make of car that can be leased, A to Z',
        words: 'manufacturers brands',
      },
    },
  },
  /** Every van make; `fuel` as above. */
  vanManufacturers: {
    path: vanMakesPath,
    tab: 'van',
    dealType: 'van',
    component,
    server: {
      cache: 'short',
      metadata: ({ makes }) => ({
        title: 'All van makes to lease, A to Z',
        description: `Lease vans of ${makes.length} makes: how many there are of each, and the lowest true monthly cost ex VAT with the profile that gives it.`,
        canonicalPath: vanMakesPath,
      }),
      breadcrumbs: 'light',
      trail: () => [{ name: 'Van Manufacturers', path: vanMakesPath }],
      queryParameters: ['fuel'],
      search: {
        title: 'All van makes',
        description: 'Every make of van that can be leased, A to Z',
        words: 'manufacturers brands',
      },
    },
  },
};
