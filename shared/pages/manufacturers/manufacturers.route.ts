import type { Page } from '#shared/routes/page.ts';
import type { ManufacturersData } from './manufacturers-data.ts';

/**
 * `/all-manufacturers`: every car make; `fuel` (a comma list) leaves those that offer it, `dealType=business` leads to
 * business pages.
 */
export const allManufacturersPage = {
  path: '/all-manufacturers',
  cache: 'short',
  component: () => import('./manufacturers-page.tsx'),
  metadata: ({ makes, dealType }) => ({
    title: `All car makes to lease${dealType === 'business' ? ' for business' : ''}, A to Z`,
    description: `Lease cars of ${makes.length} makes: how many there are of each, and the lowest true monthly cost with the profile that gives it.`,
    canonicalPath: '/all-manufacturers',
  }),
  breadcrumbs: 'light',
  trail: () => [{ name: 'All Manufacturers', path: '/all-manufacturers' }],
  queryParameters: ['fuel', 'dealType'],
} satisfies Page<ManufacturersData>;

/** `/van-manufacturers`: every van make; `fuel` as above. */
export const vanManufacturersPage = {
  path: '/van-manufacturers',
  cache: 'short',
  component: () => import('./manufacturers-page.tsx'),
  metadata: ({ makes }) => ({
    title: 'All van makes to lease, A to Z',
    description: `Lease vans of ${makes.length} makes: how many there are of each, and the lowest true monthly cost ex VAT with the profile that gives it.`,
    canonicalPath: '/van-manufacturers',
  }),
  breadcrumbs: 'light',
  trail: () => [{ name: 'Van Manufacturers', path: '/van-manufacturers' }],
  queryParameters: ['fuel'],
} satisfies Page<ManufacturersData>;
