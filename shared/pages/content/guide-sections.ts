import type { AdviceRoot, GuideRoot } from './content-paths.ts';

/** What a list of guides says of itself. */
interface GuideListWords {
  readonly heading: string;
  readonly lead: string;
  readonly title: string;
  readonly description: string;
}

interface SectionFacts {
  readonly crumb: string;
  /** The guide to read first, by the last part of its address. */
  readonly first: string;
}

/** What each section of guides is called, and what its list says first. */
export const guideSections: Readonly<Record<GuideRoot, GuideListWords & SectionFacts>> = {
  '/car-leasing': {
    crumb: 'Car Leasing',
    first: 'how-personal-leasing-works',
    heading: 'Car leasing guides',
    title: 'Car leasing guides: costs, contracts and returns',
    description:
      'How personal car leasing works: up-front payments, mileage, credit checks, insurance, driving abroad, changes in your life and handing the car back.',
    lead: 'Leasing a car for yourself, from the first payment to the day it goes back.',
  },
  '/business-car-leasing': {
    crumb: 'Business Leasing',
    first: 'how-business-car-leasing-works',
    heading: 'Business leasing guides',
    title: 'Business car leasing guides: VAT, tax and credit',
    description:
      'VAT, tax relief, company car tax, credit checks and car policy explained with worked sums for sole traders, start-ups and companies.',
    lead: 'VAT, tax, credit checks and company car policy, for owners, accountants and fleet managers.',
  },
  '/van-leasing': {
    crumb: 'Van Leasing',
    first: 'how-van-leasing-works',
    heading: 'Van leasing guides',
    title: 'Van leasing guides: payload, licences and tax',
    description:
      'Choose the right van and stay legal: payload, licences, VAT and tax, racking, towing, clean-air zones, electric vans and the hand-back.',
    lead: 'Payload, licences, tax and conversions: what to settle before you order a van.',
  },
  '/electric-car-leasing': {
    crumb: 'Electric Leasing',
    first: 'is-an-electric-lease-right-for-you',
    heading: 'Electric leasing guides',
    title: 'Electric car leasing guides: charging, range and tax',
    description:
      'Leasing an electric car in the UK: home and public charging, winter range, battery health, grants, tax and plug-in hybrids, with worked sums.',
    lead: 'Charging, range, tax and grants, with the sums that show whether electric suits you.',
  },
};

/** What the page above each page of advice is called. */
export const adviceNames: Readonly<Record<AdviceRoot, string>> = {
  '/car-finance-advice': 'Car Finance Advice',
  '/vehicle-care': 'Vehicle Care',
  '/company-fleet-support': 'Company Fleet Support',
};

/** What the list of all guides says. */
export const allGuides: GuideListWords = {
  heading: 'Guides',
  title: 'Leasing guides for cars, vans and electric vehicles',
  description:
    'Guides to car, business, van and electric leasing in the UK: what you pay, what you sign, how tax works and what happens at the end.',
  lead: 'Plain answers about leasing: what you pay, what you sign and what happens when the lease ends.',
};
