import { contentPages } from '#shared/pages/content/content-pages.ts';
import { staffPages } from '#shared/pages/staff/staff-pages.ts';
import { browserPages } from './browser-pages.ts';
import type { Page } from './page.ts';

/** Every page of the site by name. Routes, sitemaps, search and loaders are all made from this list. */
export const siteMap = { ...browserPages, ...contentPages, ...staffPages };

export type PageName = Extract<keyof typeof siteMap, string>;

export const pageNames = Object.keys(siteMap) as readonly PageName[];

/** A page's record, whatever its data. */
export function getPage(name: PageName): Page<unknown> {
  return siteMap[name] as unknown as Page<unknown>;
}
