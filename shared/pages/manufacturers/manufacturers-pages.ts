import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import type { carMakesPath, vanMakesPath } from '#shared/routes/link-to.ts';
import type { Page } from '#shared/routes/page.ts';
import type { ManufacturersData } from './manufacturers-page.tsx';

// Written out, because an import would add all of link-to.ts to every page's script.
const carMakes = '/all-manufacturers' satisfies typeof carMakesPath;
const vanMakes = '/van-manufacturers' satisfies typeof vanMakesPath;
const component = () => import('./manufacturers-page.tsx');

export const manufacturersPages: Readonly<
  Record<'allManufacturers' | 'vanManufacturers', Page<ManufacturersData>>
> = {
  /**
   * Every car make; `fuel` (a comma list) leaves those that offer it, `dealType=business` leads to business pages.
   */
  allManufacturers: {
    path: carMakes,
    dealTypesInQuery: ['business'],
    component,
    server: {
      cache: 'short',
      name: 'All car makes',
      crumb: 'All Manufacturers',
      metadata: ({ makes, dealType }) => ({
        title: `All car makes to lease${dealType === 'business' ? ' for business' : ''}, A to Z`,
        description: `Lease ${dealType === 'business' ? 'business cars' : 'cars'} from ${makes.length} makes, A to Z: how many we have of each, and the lowest true monthly cost.`,
        canonicalPath: carMakes,
      }),
      breadcrumbs: breadcrumbStyles.deals,
      queryParameters: ['fuel', 'dealType'],
      search: {
        description: 'Every make of car you can lease, A to Z',
        words: 'manufacturers brands',
      },
    },
  },
  /** Every van make; `fuel` as above. */
  vanManufacturers: {
    path: vanMakes,
    tab: 'van',
    dealType: 'van',
    component,
    server: {
      cache: 'short',
      name: 'All van makes',
      crumb: 'Van Manufacturers',
      metadata: ({ makes }) => ({
        title: 'All van makes to lease, A to Z',
        description: `Lease vans from ${makes.length} makes, A to Z: how many we have of each, and the lowest true monthly cost ex VAT.`,
        canonicalPath: vanMakes,
      }),
      breadcrumbs: breadcrumbStyles.deals,
      queryParameters: ['fuel'],
      search: {
        description: 'Every make of van you can lease, A to Z',
        words: 'manufacturers brands',
      },
    },
  },
};
