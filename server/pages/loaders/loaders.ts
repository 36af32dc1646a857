import { toAccountCookieNames } from '#server/accounts/session/session-cookie.ts';
import type { cookieChoicesPages } from '#shared/pages/cookie-choices/cookie-choices-pages.ts';
import type { siteMap } from '#shared/routes/site-map.ts';
import { accountLoaders } from './account/account-loaders.ts';
import { alternativesLoaders } from './alternatives/load-alternatives.ts';
import { loadCompare } from './compare/load-compare.ts';
import { contentLoaders } from './content/content-loaders.ts';
import { enquiriesLoaders } from './enquiries/enquiries-loaders.ts';
import { loadHome } from './home/load-home.ts';
import type { Loader } from './loader.ts';
import { loadAllManufacturers, loadVanManufacturers } from './manufacturers/load-manufacturers.ts';
import { loadMenu } from './menu/load-menu.ts';
import { resultsLoaders } from './results/load-results.ts';
import { reviewsLoaders } from './reviews/load-reviews.ts';
import { loadSearch } from './search/load-search.ts';
import { loadShortlist } from './shortlist/load-shortlist.ts';
import { staffLoaders } from './staff/staff-loaders.ts';
import { toolsLoaders } from './tools/tools-loaders.ts';
import { vehicleLoaders } from './vehicle/load-vehicle.ts';

/** The visitor's choices so far, and the choices that the site offers. */
const loadCookieChoices: Loader<typeof cookieChoicesPages.cookieChoices> = ({
  services,
  choices,
  search,
}) => ({
  choices: choices?.choices,
  objects: choices?.objects ?? false,
  offersAdvertising: services.site.tagManagerUrl !== undefined,
  accountCookies: toAccountCookieNames(services.site.origin),
  isKept: search.get('kept') === 'true',
});

/** The loader of every page. It does not compile if a loader is missing or returns the wrong data. */
export const loaders: { readonly [Name in keyof typeof siteMap]: Loader<(typeof siteMap)[Name]> } = {
  home: loadHome,
  allManufacturers: loadAllManufacturers,
  vanManufacturers: loadVanManufacturers,
  menu: loadMenu,
  search: loadSearch,
  ...resultsLoaders,
  ...alternativesLoaders,
  ...reviewsLoaders,
  ...vehicleLoaders,
  compare: loadCompare,
  shortlist: loadShortlist,
  ...toolsLoaders,
  ...staffLoaders,
  ...accountLoaders,
  cookieChoices: loadCookieChoices,
  ...enquiriesLoaders,
  ...contentLoaders,
};
