import type { SearchWords } from '#shared/routes/page.ts';
import { getPage, pageNames } from '#shared/routes/site-map.ts';

/** A page with the words that the search finds it by. */
export interface ContentPage extends SearchWords {
  readonly path: string;
}

/** Every page of the site map whose record has words for the search. */
export function listContentPages(): readonly ContentPage[] {
  return pageNames.flatMap((name) => {
    const { path, server } = getPage(name);
    const { search = [] } = server;
    return 'title' in search ? [{ path, ...search }] : search;
  });
}
