import { leasePages } from '#shared/pages/account/lease-pages.ts';
import { signInPages } from '#shared/pages/account/sign-in-pages.ts';
import { cookieChoicesPage } from '#shared/pages/cookie-choices/cookie-choices.route.ts';
import { contactPages } from '#shared/pages/enquiries/contact-pages.ts';
import { servicePages } from '#shared/pages/enquiries/service-pages.ts';
import { homePage } from '#shared/pages/home/home.route.ts';
import {
  allManufacturersPage,
  vanManufacturersPage,
} from '#shared/pages/manufacturers/manufacturers.route.ts';
import { menuPage } from '#shared/pages/menu/menu.route.ts';
import { resultsPages } from '#shared/pages/results/results-pages.ts';
import { searchPage } from '#shared/pages/search/search.route.ts';
import { vehiclePages } from '#shared/pages/vehicle/vehicle.route.ts';

/** Every page of the site by name. The one list: routes, sitemaps, navigation and loaders follow from it. */
export const siteMap = {
  home: homePage,
  allManufacturers: allManufacturersPage,
  vanManufacturers: vanManufacturersPage,
  menu: menuPage,
  search: searchPage,
  ...resultsPages,
  ...vehiclePages,
  ...signInPages,
  ...leasePages,
  cookieChoices: cookieChoicesPage,
  ...contactPages,
  ...servicePages,
};

export type PageName = Extract<keyof typeof siteMap, string>;

export const pageNames = Object.keys(siteMap) as readonly PageName[];
