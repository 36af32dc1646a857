import type { siteMap } from '#shared/routes/site-map.ts';
import { signInLoaders } from './account/sign-in-loaders.ts';
import { leaseLoaders } from './account-leases/lease-loaders.ts';
import { contactLoaders } from './contact.ts';
import { loadCookieChoices } from './cookie-choices.ts';
import { loadHome } from './home.ts';
import type { Loader } from './loader.ts';
import { loadAllManufacturers, loadVanManufacturers } from './manufacturers.ts';
import { loadMenu } from './menu.ts';
import { resultsLoaders } from './results.ts';
import { loadSearch } from './search.ts';
import { serviceLoaders } from './service-enquiries/service-loaders.ts';
import { vehicleLoaders } from './vehicle.ts';

/** The loader of every page: the compiler refuses one that is missing or gives the wrong data. */
export const loaders: { readonly [Name in keyof typeof siteMap]: Loader<(typeof siteMap)[Name]> } = {
  home: loadHome,
  allManufacturers: loadAllManufacturers,
  vanManufacturers: loadVanManufacturers,
  menu: loadMenu,
  search: loadSearch,
  ...resultsLoaders,
  ...vehicleLoaders,
  ...signInLoaders,
  ...leaseLoaders,
  cookieChoices: loadCookieChoices,
  ...contactLoaders,
  ...serviceLoaders,
};
