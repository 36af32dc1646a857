import type { NavigationGroup } from '#shared/routes/menu-plans.ts';
import { type NavigationLink, siteLinks } from '#shared/routes/site-links.ts';

/** The columns of links in the footer. */
export const footerGroups: readonly NavigationGroup[] = [
  {
    label: 'Cars',
    links: [
      siteLinks.carDeals,
      siteLinks.carOffers,
      siteLinks.carStock,
      siteLinks.electricCars,
      siteLinks.hybridCars,
      siteLinks.usedCars,
      siteLinks.shortTermCars,
      siteLinks.carMakes,
    ],
  },
  {
    label: 'Vans',
    links: [
      siteLinks.vanDeals,
      siteLinks.vanOffers,
      siteLinks.vanStock,
      siteLinks.electricVans,
      siteLinks.shortTermVans,
      siteLinks.vanMakes,
    ],
  },
  {
    label: 'Business',
    links: [
      siteLinks.businessDeals,
      siteLinks.businessOffers,
      siteLinks.fleetSupport,
      siteLinks.salarySacrifice,
    ],
  },
  {
    label: 'Sell & tools',
    links: [
      siteLinks.sellCar,
      siteLinks.sellVan,
      siteLinks.compareDeals,
      siteLinks.eligibility,
      siteLinks.priceMatch,
      siteLinks.reviewVehicle,
      siteLinks.carMatching,
      siteLinks.carTax,
      siteLinks.mileage,
    ],
  },
  {
    label: 'Help',
    links: [
      siteLinks.contact,
      siteLinks.callback,
      siteLinks.message,
      siteLinks.faq,
      siteLinks.guides,
      siteLinks.complaints,
      siteLinks.dataProtection,
    ],
  },
  {
    label: 'About us',
    links: [
      siteLinks.ourStory,
      siteLinks.testimonials,
      siteLinks.news,
      siteLinks.flix,
      siteLinks.events,
      siteLinks.careers,
      siteLinks.competition,
      siteLinks.cricketClub,
    ],
  },
];

/** The links of the small print, below the columns. */
export const legalLinks: readonly NavigationLink[] = [
  siteLinks.cookieChoices,
  siteLinks.cookiePolicy,
  siteLinks.privacy,
  siteLinks.terms,
  siteLinks.initialDisclosure,
  siteLinks.commission,
  siteLinks.commissionConsent,
  siteLinks.fairTreatment,
  siteLinks.accessibility,
  siteLinks.menu,
  siteLinks.siteIndex,
];
