import type { Page } from '#shared/routes/page.ts';
import type { Crumb } from '#shared/seo/breadcrumb-list.ts';

const accountCrumb: Crumb = { name: 'My Account', path: '/account' };

interface AccountPageFacts<Data> {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly component: Page<Data>['component'];
  /** Crumbs after My Account; none on the account's own page. */
  readonly crumbs: readonly Crumb[] | ((data: Data) => readonly Crumb[]);
  readonly queryParameters?: readonly string[];
}

/** Record of a page of the account area: under the My Account crumb, kept by nobody, found by no search engine. */
export function accountPage<Data>(facts: AccountPageFacts<Data>): Page<Data> {
  const { path, title, description, component, crumbs, queryParameters = [] } = facts;
  return {
    path,
    cache: 'never',
    component,
    metadata: () => ({ title, description, isIndexable: false }),
    breadcrumbs: 'light',
    trail: (data) => [accountCrumb, ...(typeof crumbs === 'function' ? crumbs(data) : crumbs)],
    queryParameters,
  };
}
