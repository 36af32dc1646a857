import type { AccountPath } from '#shared/routes/account-paths.ts';
import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import type { Audience, Page, PageServer } from '#shared/routes/page.ts';
import type { Crumb } from '#shared/seo/breadcrumb-list.ts';

interface AccountPageFacts<Data> extends Pick<Page<Data>, 'component' | 'server' | 'dealTypesInQuery'> {
  /** Written out, because importing the addresses would add all of them to every page's script. */
  readonly path: AccountPath | `${AccountPath}/:id`;
}

/** Record of a page of the account area, which shows one person's data. */
export function accountPage<Data>(facts: AccountPageFacts<Data>): Page<Data> {
  return { ...facts, isPrivate: true };
}

interface AccountPageWords<Data>
  extends Pick<PageServer<Data>, 'menuLabel' | 'crumb' | 'queryParameters' | 'search' | 'takesMailedLink'> {
  /** Also its title. */
  readonly name: string;
  readonly description: string;
  /** Crumbs between My Account and the page. */
  readonly below?: readonly Crumb[];
  /** All crumbs after My Account, the page itself last, of a page that is called after its data. */
  readonly crumbs?: (data: Data) => readonly Crumb[];
}

const top: Crumb = { name: 'My Account', path: '/account' satisfies AccountPath };

/**
 * The server's part of an account page's record: its crumb is below My Account, no cache stores it and search engines
 * do not list it.
 */
export function accountServer<Data>(audience: Audience, words: AccountPageWords<Data>): PageServer<Data> {
  const { description, below = [], crumbs, ...others } = words;
  return {
    ...others,
    ...(audience !== 'everybody' && { audience }),
    cache: 'never',
    metadata: () => ({ title: words.name, description, isIndexable: false }),
    breadcrumbs: breadcrumbStyles.account,
    above: [top, ...below],
    ...(crumbs && { trail: (data: Data) => [top, ...crumbs(data)] }),
  };
}
