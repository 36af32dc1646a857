import type { ContentEntry } from '#shared/content/content-page.ts';
import type { SearchWords } from '#shared/routes/page.ts';
import { getPage, pageNames } from '#shared/routes/site-map.ts';

/** A page with the words that the search finds it by. */
export interface SearchablePage extends SearchWords {
  readonly path: string;
  /** True for a guide, an article or another page of text. */
  readonly isText?: boolean;
}

/**
 * Every page of the site map whose record has words for the search, and the pages of text. A record that is no page
 * without parameters or a query is left out.
 */
export function listContentPages(texts: Iterable<ContentEntry> = []): readonly SearchablePage[] {
  const written = Array.from(texts, ({ path, title, description, summary }) => ({
    path,
    title,
    description,
    words: summary.join(' '),
    isText: true,
  }));
  return [...listRecordPages(), ...written];
}

function listRecordPages(): readonly SearchablePage[] {
  return pageNames.flatMap((name) => {
    const { path, server } = getPage(name);
    const { name: title = '', search = [], isListed = true } = server;
    if (!('description' in search)) return search;
    return isListed && !path.includes(':') ? [{ path, title, ...search }] : [];
  });
}
