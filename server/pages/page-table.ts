import type { Page } from '#shared/routes/page.ts';
import { getPage, type PageName, pageNames } from '#shared/routes/site-map.ts';
import type { Loader } from './loaders/loader.ts';
import { loaders } from './loaders/loaders.ts';

/** A page's record and its loader, of any data type. */
export interface PageEntry {
  readonly name: PageName;
  readonly record: Page<unknown>;
  readonly load: Loader<Page<unknown>>;
}

/** Every page of the site. */
export const sitePages: readonly PageEntry[] = pageNames.map((name) => ({
  name,
  record: getPage(name),
  load: loaders[name] as Loader<Page<unknown>>,
}));
