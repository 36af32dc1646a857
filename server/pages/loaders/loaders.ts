import type { siteMap } from '#shared/routes/site-map.ts';
import { accountLoaders } from './account/account-loaders.ts';
import { alternativesLoaders } from './alternatives/load-alternatives.ts';
import { loadCompare } from './compare/load-compare.ts';
import { contentLoaders } from './content/content-loaders.ts';
import { loadCookieChoices } from './cookie-choices/load-cookie-choices.ts';
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
import { carFinanceLoaders } from './tools/car-finance/car-finance-loaders.ts';
import { loadCarMatching } from './tools/car-matching/load-car-matching.ts';
import { loadCompanyCarTax } from './tools/company-car-tax/load-company-car-tax.ts';
import { loadEndingEarly } from './tools/ending-early/load-ending-early.ts';
import { loadFairWear } from './tools/fair-wear/load-fair-wear.ts';
import { loadMileage } from './tools/mileage/load-mileage.ts';
import { loadPersonalOrBusiness, loadSalarySacrifice } from './tools/three-ways/load-three-ways.ts';
import { vehicleLoaders } from './vehicle/load-vehicle.ts';

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
  carMatching: loadCarMatching,
  companyCarTax: loadCompanyCarTax,
  ...staffLoaders,
  ...carFinanceLoaders,
  endingEarly: loadEndingEarly,
  salarySacrifice: loadSalarySacrifice,
  personalOrBusiness: loadPersonalOrBusiness,
  fairWear: loadFairWear,
  mileage: loadMileage,
  ...accountLoaders,
  cookieChoices: loadCookieChoices,
  ...enquiriesLoaders,
  ...contentLoaders,
};
