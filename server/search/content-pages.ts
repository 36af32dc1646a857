import type { SearchWords } from '#shared/routes/page.ts';
import { getPage, pageNames } from '#shared/routes/site-map.ts';

/** A page that the search finds by its words. */
export interface ContentPage extends SearchWords {
  readonly path: string;
}

/** Every page of the site map whose record says what the search knows of it. */
export function listContentPages(): readonly ContentPage[] {
  return pageNames.flatMap((name) => {
    const { path, server } = getPage(name);
    const { search = [] } = server;
    return 'title' in search ? [{ path, ...search }] : search;
  });
}
