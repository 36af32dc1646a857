import { accountPages } from '#shared/pages/account/account-pages.ts';
import { alternativesPages } from '#shared/pages/alternatives/alternatives-pages.ts';
import { comparePages } from '#shared/pages/compare/compare-pages.ts';
import { contentPages } from '#shared/pages/content/content-pages.ts';
import { cookieChoicesPages } from '#shared/pages/cookie-choices/cookie-choices-pages.ts';
import { enquiriesPages } from '#shared/pages/enquiries/enquiries-pages.ts';
import { homePages } from '#shared/pages/home/home-pages.ts';
import { manufacturersPages } from '#shared/pages/manufacturers/manufacturers-pages.ts';
import { menuPages } from '#shared/pages/menu/menu-pages.ts';
import { resultsPages } from '#shared/pages/results/results-pages.ts';
import { reviewsPages } from '#shared/pages/reviews/reviews-pages.ts';
import { searchPages } from '#shared/pages/search/search-pages.ts';
import { shortlistPages } from '#shared/pages/shortlist/shortlist-pages.ts';
import { carFinancePages } from '#shared/pages/tools/car-finance/car-finance-pages.ts';
import { carMatchingPages } from '#shared/pages/tools/car-matching/car-matching-pages.ts';
import { toolsPages } from '#shared/pages/tools/tools-pages.ts';
import { vehiclePages } from '#shared/pages/vehicle/vehicle-pages.ts';
import type { Page } from './page.ts';

/** Every page of the site by name, area by area. Routes, sitemaps, search and loaders are all made from this list. */
export const siteMap = {
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
  ...carFinancePages,
  ...carMatchingPages,
  ...accountPages,
  ...cookieChoicesPages,
  ...enquiriesPages,
  ...contentPages,
};

export type PageName = Extract<keyof typeof siteMap, string>;

export const pageNames = Object.keys(siteMap) as readonly PageName[];

/** A page's record, whatever its data. */
export function getPage(name: PageName): Page<unknown> {
  return siteMap[name] as unknown as Page<unknown>;
}
