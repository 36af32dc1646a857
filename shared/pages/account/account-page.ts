import type { AccountPath } from '#shared/routes/account-paths.ts';
import type { Audience, Page, PageServer, SearchWords } from '#shared/routes/page.ts';
import type { Crumb } from '#shared/seo/breadcrumb-list.ts';

interface AccountPageFacts<Data> extends Pick<Page<Data>, 'component' | 'server'> {
  /** Written out, because the script of every page would carry all the addresses of the account. */
  readonly path: AccountPath | `${AccountPath}/:id`;
}

/** Record of a page of the account area: it is about one person. */
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

/** What an account page says of itself: below the My Account crumb, stored in no cache, found by no search engine. */
export function accountServer<Data>(audience: Audience, words: AccountPageWords<Data>): PageServer<Data> {
  const { title, description, crumbs, ...others } = words;
  return {
    ...others,
    ...(audience !== 'everybody' && { audience }),
    cache: 'never',
    metadata: () => ({ title, description, isIndexable: false }),
    breadcrumbs: 'light',
    trail: (data) => [
      { name: 'My Account', path: '/account' satisfies AccountPath },
      ...(typeof crumbs === 'function' ? crumbs(data) : crumbs),
    ],
  };
}
