import type { Crumb } from '#shared/seo/breadcrumb-list.ts';
import type { Page, PageLocation } from './page.ts';

const homeCrumb: Crumb = { name: 'Home', path: '/' };

/** The breadcrumb trail of a page: Home first, the page itself last. Visible crumbs and JSON-LD both come from it. */
export function createTrail<Data>(
  page: Pick<Page<Data>, 'trail'>,
  data: Data,
  location: PageLocation,
): readonly Crumb[] {
  const crumbs = page.trail(data, location);
  return crumbs[0]?.path === homeCrumb.path ? crumbs : [homeCrumb, ...crumbs];
}
