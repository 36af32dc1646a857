import type { AccountPath } from '#shared/routes/account-paths.ts';
import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import type { Audience, Page, PageServer, SearchWords } from '#shared/routes/page.ts';
import type { Crumb } from '#shared/seo/breadcrumb-list.ts';

interface AccountPageFacts<Data> extends Pick<Page<Data>, 'component' | 'server' | 'dealTypesInQuery'> {
  /** Written out, because importing the addresses would add all of them to every page's script. */
  readonly path: AccountPath | `${AccountPath}/:id`;
}

/** Record of a page of the account area, which shows one person's data. */
export function accountPage<Data>(facts: AccountPageFacts<Data>): Page<Data> {
  return { ...facts, isPrivate: true };
}

interface AccountPageWords<Data> {
  readonly title: string;
  readonly description: string;
  /** Crumbs after My Account, the page itself last; none on the account's own page. */
  readonly crumbs: readonly Crumb[] | ((data: Data) => readonly Crumb[]);
  readonly queryParameters?: readonly string[];
  readonly search?: SearchWords;
  readonly takesMailedLink?: true;
}

/**
 * The server's part of an account page's record: its crumb is below My Account, no cache stores it and search engines
 * do not list it.
 */
export function accountServer<Data>(audience: Audience, words: AccountPageWords<Data>): PageServer<Data> {
  const { title, description, crumbs, ...others } = words;
  return {
    ...others,
    ...(audience !== 'everybody' && { audience }),
    cache: 'never',
    metadata: () => ({ title, description, isIndexable: false }),
    breadcrumbs: breadcrumbStyles.account,
    trail: (data) => [
      { name: 'My Account', path: '/account' satisfies AccountPath },
      ...(typeof crumbs === 'function' ? crumbs(data) : crumbs),
    ],
  };
}
