import { accountPages } from '#shared/pages/account/account-pages.ts';
import { alternativesPages } from '#shared/pages/alternatives/alternatives-pages.ts';
import { comparePages } from '#shared/pages/compare/compare-pages.ts';
import { knownDocuments } from '#shared/pages/content/known-documents-pages.ts';
import { cookieChoicesPages } from '#shared/pages/cookie-choices/cookie-choices-pages.ts';
import { enquiriesPages } from '#shared/pages/enquiries/enquiries-pages.ts';
import { homePages } from '#shared/pages/home/home-pages.ts';
import { manufacturersPages } from '#shared/pages/manufacturers/manufacturers-pages.ts';
import { menuPages } from '#shared/pages/menu/menu-pages.ts';
import { resultsPages } from '#shared/pages/results/results-pages.ts';
import { reviewsPages } from '#shared/pages/reviews/reviews-pages.ts';
import { searchPages } from '#shared/pages/search/search-pages.ts';
import { shortlistPages } from '#shared/pages/shortlist/shortlist-pages.ts';
import { toolsPages } from '#shared/pages/tools/tools-pages.ts';
import { vehiclePages } from '#shared/pages/vehicle/vehicle-pages.ts';
import type { Page } from './page.ts';

/** The pages that the browser knows, area by area: all that it can draw, and documents that it must tell from those. */
export const browserPages = {
  ...homePages,
  ...manufacturersPages,
  ...menuPages,
  ...searchPages,
  ...resultsPages,
  ...alternativesPages,
  ...reviewsPages,
  ...vehiclePages,
  ...comparePages,
  ...shortlistPages,
  ...toolsPages,
  ...accountPages,
  ...cookieChoicesPages,
  ...enquiriesPages,
  ...knownDocuments,
};

export type BrowserPageName = Extract<keyof typeof browserPages, string>;

export const browserPageNames = Object.keys(browserPages) as readonly BrowserPageName[];

/** The record of a page that the browser knows, whatever its data. */
export function getBrowserPage(name: BrowserPageName): Page<unknown> {
  return browserPages[name] as unknown as Page<unknown>;
}
