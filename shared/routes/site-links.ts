import { cookieChoicesPath } from '#shared/contracts/cookie-choices.ts';
import { reviewFormPath } from '#shared/contracts/review.ts';
import { themePaths } from '#shared/deals/theme-paths.ts';
import { accountPaths } from './account-paths.ts';
import {
  callbackPath,
  complaintsPath,
  contactPath,
  dataProtectionPath,
  messagePath,
} from './contact-paths.ts';
import { commissionPath, initialDisclosurePath, privacyPath } from './document-paths.ts';
import {
  carFinancePaths,
  carMatchingPath,
  dealsPath,
  endingEarlyPath,
  fairWearPath,
  manufacturersPath,
  personalOrBusinessPath,
  salarySacrificePath,
} from './link-to.ts';

/** A link of the menus. */
export interface NavigationLink {
  readonly label: string;
  readonly path: string;
}

/**
 * Every link of the spec's header, menus and help, and of the footer, by name: the one place that knows these
 * addresses. A test opens each of them.
 */
export const siteLinks = {
  home: { label: 'Home', path: '/' },
  menu: { label: 'Menu', path: '/menu' },

  carDeals: { label: 'All car deals', path: dealsPath('personal') },
  carOffers: { label: 'Car special offers', path: themePaths.carOffers },
  carStock: { label: 'In-stock cars', path: themePaths.carStock },
  insuredCars: { label: 'Cars with insurance', path: themePaths.insuredCars },
  usedCars: { label: 'Used cars', path: themePaths.usedCars },
  shortTermCars: { label: 'Short-term cars', path: themePaths.shortTermCars },
  electricCars: { label: 'Electric cars', path: themePaths.electricCars },
  hybridCars: { label: 'Hybrid cars', path: themePaths.hybridCars },
  hydrogenCars: { label: 'Hydrogen cars', path: themePaths.hydrogenCars },
  carMakes: { label: 'All car makes', path: manufacturersPath('car') },
  electricMakes: { label: 'Makes with electric cars', path: manufacturersPath('car', ['electric']) },
  hybridMakes: {
    label: 'Makes with hybrid cars',
    path: manufacturersPath('car', ['hybrid', 'plug-in-hybrid']),
  },

  manchester: { label: 'Car leasing in Manchester', path: themePaths.manchester },
  london: { label: 'Car leasing in London', path: themePaths.london },
  liverpool: { label: 'Car leasing in Liverpool', path: themePaths.liverpool },

  businessDeals: { label: 'All business car deals', path: dealsPath('business') },
  businessOffers: { label: 'Business special offers', path: themePaths.businessOffers },
  fleetSupport: { label: 'Company fleet support', path: '/company-fleet-support' },
  salarySacrifice: { label: 'Salary sacrifice', path: salarySacrificePath },
  personalOrBusiness: { label: 'Personal or business lease?', path: personalOrBusinessPath },

  vanDeals: { label: 'All van deals', path: dealsPath('van') },
  vanOffers: { label: 'Van special offers', path: themePaths.vanOffers },
  vanStock: { label: 'In-stock vans', path: themePaths.vanStock },
  electricVans: { label: 'Electric vans', path: themePaths.electricVans },
  shortTermVans: { label: 'Short-term vans', path: themePaths.shortTermVans },
  vanMakes: { label: 'All van makes', path: manufacturersPath('commercial') },

  sellCar: { label: 'Sell your car', path: '/sell-your-car' },
  sellVan: { label: 'Sell your van', path: '/sell-your-van' },
  compareDeals: { label: 'Compare deals', path: '/compare-deals' },
  eligibility: { label: 'Eligibility checker', path: '/finance-eligibility-checker' },
  reviewVehicle: { label: 'Review your vehicle', path: reviewFormPath },
  priceMatch: { label: 'Price match promise', path: '/price-match-promise' },
  carMatching: { label: 'Car matching tool', path: carMatchingPath },
  carTax: { label: 'Company car tax calculator', path: '/company-car-tax-calculator' },
  mileage: { label: 'Mileage calculator', path: '/mileage-calculator' },

  financeAdvice: { label: 'Car finance advice', path: carFinancePaths.overview },
  vehicleCare: { label: 'Vehicle care', path: '/vehicle-care' },
  endingEarly: { label: 'Ending a lease early', path: endingEarlyPath },
  fairWear: { label: 'Fair wear and tear', path: fairWearPath },
  insurance: { label: 'Insurance products', path: '/insurance-products' },
  faq: { label: 'FAQs', path: '/faq' },
  guides: { label: 'Guides', path: '/guides' },
  testimonials: { label: 'Testimonials', path: '/testimonials' },
  ourStory: { label: 'Our story', path: '/our-story' },
  news: { label: 'News', path: '/news' },
  events: { label: 'Events', path: '/events' },
  flix: { label: 'Flix', path: '/flix' },
  cricketClub: { label: 'Cricket club partnership', path: '/cricket-club-partnership' },
  careers: { label: 'Careers', path: '/careers' },
  competition: { label: 'Competition', path: '/competition' },

  contact: { label: 'Contact us', path: contactPath },
  callback: { label: 'Request a callback', path: callbackPath },
  message: { label: 'Leave a message', path: messagePath },
  complaints: { label: 'Complaints', path: complaintsPath },
  dataProtection: { label: 'Data protection complaint', path: dataProtectionPath },

  login: { label: 'Log in', path: accountPaths.login },
  account: { label: 'My account', path: accountPaths.home },
  accountApp: { label: 'The app for your lease', path: accountPaths.app },

  commission: { label: 'Commission disclosure', path: commissionPath },
  commissionConsent: { label: 'Commission consent', path: '/commission-disclosure/consent' },
  initialDisclosure: { label: 'Initial disclosure', path: initialDisclosurePath },
  fairTreatment: { label: 'Treating customers fairly', path: '/treating-customers-fairly' },
  terms: { label: 'Terms and conditions', path: '/terms-and-conditions' },
  privacy: { label: 'Privacy policy', path: privacyPath },
  cookiePolicy: { label: 'Cookie policy', path: '/cookie-policy' },
  cookieChoices: { label: 'Cookie choices', path: cookieChoicesPath },
  accessibility: { label: 'Accessibility', path: '/accessibility' },
  siteIndex: { label: 'Site map', path: '/sitemap' },
} as const satisfies Readonly<Record<string, NavigationLink>>;
