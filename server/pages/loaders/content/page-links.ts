import type { ContentStore } from '#server/content/content-store.ts';
import { listContentPages } from '#server/search/content-pages.ts';
import type { ContentLink } from '#shared/pages/content/content-data.ts';

/** What the search says of the pages that are not texts. */
const known = new Map(listContentPages().map((page) => [page.path, page]));

/** A link to a page of text, or to another page that the search knows; undefined for any other address. */
export function findPageLink({ entries }: ContentStore, to: string): ContentLink | undefined {
  const path = to.replace(/[?#].*$/, '');
  const entry = entries.get(path);
  if (entry) return { path: to, label: entry.label, description: entry.description };
  const page = known.get(path);
  return page && { path: to, label: page.title, description: page.description };
}
