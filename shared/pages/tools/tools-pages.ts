import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { matchParameters } from '#shared/deals/matching/match-answers.ts';
import { profileParameters } from '#shared/deals/profile-query.ts';
import { measureField, vehicleParts } from '#shared/deals/wear-check.ts';
import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import { crumbOf } from '#shared/routes/deal-trail.ts';
import {
  carFinancePaths,
  carMatchingPath,
  companyCarTaxPath,
  endingEarlyPath,
  fairWearPath,
  mileagePath,
  personalOrBusinessPath,
  salarySacrificePath,
  vehiclePath,
} from '#shared/routes/link-to.ts';
import type { Page, PageServer } from '#shared/routes/page.ts';
import { type FaqItem, faqPageJsonLd } from '#shared/seo/faq-page.ts';
import { itemListJsonLd } from '#shared/seo/item-list.ts';
import type { JsonLd } from '#shared/seo/json-ld.ts';
import type { CarFinanceData, FinanceToolData } from './car-finance/car-finance-data.ts';
import type { CarMatchingData } from './car-matching/car-matching-form.tsx';
import type { CompanyCarTaxData } from './company-car-tax/company-car-tax-form.tsx';
import type { EndingEarlyData } from './ending-early/ending-early-page.tsx';
import type { FairWearData } from './fair-wear/fair-wear-form.tsx';
import type { MileageData } from './mileage/mileage-form.tsx';
import { mileageDealsParameter, mileageParameters } from './mileage/mileage-parameters.ts';
import type { PersonalOrBusinessData, SalarySacrificeData } from './three-ways/three-ways-data.ts';

const companyCarTax: Page<CompanyCarTaxData> = {
  path: companyCarTaxPath,
  component: () => import('./company-car-tax/company-car-tax-page.tsx'),
  server: toolServer({
    name: 'Company car tax calculator',
    menu: 'calculators',
    description:
      'Company car and van tax for every tax year of a lease: what you pay a month at 20, 40 and 45%, what your employer pays, and the live deals taxed least.',
    queryParameters: [
      'vehicle',
      'kind',
      'price',
      'fuel',
      'co2',
      'range',
      'standard',
      'rde2',
      'start',
      'term',
      'rate',
      'contribution',
      'private',
      'fuelPaid',
    ],
    search: {
      description: 'Benefit in kind for each tax year of a lease, for cars and vans.',
      words: 'bik benefit in kind p11d class 1a',
      about: 'business',
    },
  }),
};

const endingEarly: Page<EndingEarlyData> = {
  path: endingEarlyPath,
  dealTypesInQuery: ['personal', 'business', 'van'],
  component: () => import('./ending-early/ending-early-page.tsx'),
  server: toolServer({
    name: 'Ending a lease early',
    title: 'Ending a car lease early: what it could cost',
    description:
      'What you’ve paid, what’s left and what ending a lease early could cost, month by month, with excess mileage and your right to cancel.',
    queryParameters: ['vehicle', 'dealType', ...profileParameters, 'monthly', 'fee', 'excess', 'month'],
    search: {
      description: 'What ending a lease early could cost, month by month.',
      words: 'early termination settlement cancel hand back return',
    },
  }),
};

/** A salary is personal: no cache stores a page with one, no tag sees its address, and it is not indexed. */
const salarySacrifice: Page<SalarySacrificeData> = {
  path: salarySacrificePath,
  isPrivate: true,
  component: () => import('./three-ways/salary-sacrifice-page.tsx'),
  server: {
    ...toolServer({
      name: 'Salary sacrifice',
      menu: 'calculators',
      title: 'Salary sacrifice car calculator',
      description:
        'What a car costs your net pay by salary sacrifice, as a company car or on a personal lease: income tax, National Insurance and company car tax at your salary.',
      isIndexable: (search) => !search.has('salary'),
      queryParameters: ['vehicle', 'salary', 'hours', 'term', 'miles', 'standard', 'rde2'],
      search: {
        description: 'Salary sacrifice, company car or personal lease, for your own salary.',
        words: 'salary sacrifice calculator net pay scheme employer employee',
        about: 'business',
      },
    }),
    cache: 'never',
    cacheUnasked: 'long',
    isListed: true,
  },
};

const personalOrBusiness: Page<PersonalOrBusinessData> = {
  path: personalOrBusinessPath,
  component: () => import('./three-ways/personal-or-business-page.tsx'),
  server: toolServer({
    name: 'Personal or business lease',
    menuLabel: 'Personal or business lease?',
    title: 'Personal or business lease: which is right for you?',
    description:
      'How a personal lease and a business lease differ: who signs, VAT, tax, credit check, mileage and accounts, with one car priced both ways.',
    search: {
      description: 'How the two differ in VAT, tax, credit check and accounts.',
      words: 'pch bch difference company limited sole trader',
    },
  }),
};

/** The check of a vehicle before it is handed back. */
const fairWear: Page<FairWearData> = {
  path: fairWearPath,
  component: () => import('./fair-wear/fair-wear-page.tsx'),
  server: toolServer({
    name: 'Fair wear and tear',
    title: 'Fair wear and tear: check your lease car',
    description:
      'Check a lease car before you hand it back: marks in millimetres part by part, what to repair, a list with dates to print, and your miles at the end.',
    queryParameters: [
      'back',
      'odometer',
      'months',
      'left',
      'allowance',
      'excess',
      ...vehicleParts.flatMap(({ id, measures }) => measures.map((kind) => measureField(id, kind))),
    ],
    search: {
      description: 'Check a lease vehicle part by part before you hand it back.',
      words: 'bvrla damage scratch dent return hand back inspection',
    },
  }),
};

/** Adds up a year's journeys, and names the cheapest allowance of deals at that mileage. */
const mileage: Page<MileageData> = {
  path: mileagePath,
  component: () => import('./mileage/mileage-page.tsx'),
  server: toolServer({
    name: 'Mileage calculator',
    menu: 'calculators',
    title: 'Mileage calculator for leasing',
    description:
      'Add up your commute, school run, errands, weekends and holidays, then see which mileage allowance costs least on the deals you’ve saved.',
    queryParameters: [...mileageParameters, mileageDealsParameter],
    search: {
      description: 'How many miles you drive a year, and the cheapest allowance for them.',
      words: 'annual miles allowance excess commute',
    },
  }),
};

const carFinance: Page<CarFinanceData> = {
  path: carFinancePaths.overview,
  component: () => import('./car-finance/car-finance-page.tsx'),
  server: {
    ...toolServer({
      name: 'Car finance advice',
      title: 'Car finance advice: lease, PCP, HP or cash',
      description:
        'How leasing, PCP, hire purchase and cash differ, with calculators for early settlement, the half rule and lease against buying.',
      search: {
        description: 'How leasing, PCP, hire purchase and cash differ, and what each costs.',
        words: 'hp hire purchase personal contract purchase loan apr',
      },
    }),
    cache: 'long',
  },
};

/** Draws each calculator of the car finance area. */
const financeTool: Page<FinanceToolData>['component'] = () => import('./car-finance/finance-tool-page.tsx');

const pcpSettlement: Page<FinanceToolData> = {
  path: carFinancePaths.settlement,
  component: financeTool,
  server: financeToolServer({
    name: 'PCP early settlement calculator',
    description:
      'Estimate what settling your PCP or hire purchase early costs, worked out by the actuarial method that UK law sets.',
    words: 'settle pay off finance early balloon apr rebate',
    queryParameters: ['credit', 'apr', 'months', 'balloon', 'made'],
  }),
};

const voluntaryTermination: Page<FinanceToolData> = {
  path: carFinancePaths.termination,
  component: financeTool,
  server: financeToolServer({
    name: 'Voluntary termination calculator',
    crumb: 'Voluntary Termination',
    description:
      'Have you paid half? See what you’d still owe if you handed back a car on PCP or hire purchase today.',
    words: 'half rule hand back vt section 99 pcp hire purchase',
    queryParameters: ['deposit', 'monthly', 'months', 'balloon', 'fees', 'made', 'arrears'],
  }),
};

const leaseOrBuy: Page<FinanceToolData> = {
  path: carFinancePaths.leaseOrBuy,
  component: financeTool,
  server: financeToolServer({
    name: 'Lease, PCP or cash?',
    crumb: 'Lease, PCP or Cash',
    description:
      'One car over the same months: what a lease, a PCP and paying cash cost, and what each leaves you with.',
    words: 'lease or buy compare pcp loan depreciation',
    queryParameters: [
      'vehicle',
      ...profileParameters,
      'price',
      'discount',
      'deposit',
      'apr',
      'balloon',
      'value',
    ],
  }),
};

/** Live deals ranked by what a visitor needs. */
const carMatching: Page<CarMatchingData> = {
  path: carMatchingPath,
  component: () => import('./car-matching/car-matching-page.tsx'),
  server: {
    ...toolServer({
      name: 'Car matching tool',
      menu: 'calculators',
      title: 'Car matching tool: eight questions, ranked lease deals',
      description:
        'Say who’ll be in the car, what you carry and what you’d pay a month. We rank lease deals by your answers, and say why each has its place and what you’d give up.',
      queryParameters: matchParameters,
      search: {
        description: 'Eight questions, then live deals ranked by your answers.',
        words: 'which car suits me find my car choose quiz recommend match',
        about: 'personal',
      },
    }),
    structuredData: carMatchingStructuredData,
  },
};

/** The tools: pages that work something out from what a visitor types. */
export const toolsPages = {
  companyCarTax,
  endingEarly,
  salarySacrifice,
  personalOrBusiness,
  fairWear,
  mileage,
  carFinance,
  pcpSettlement,
  voluntaryTermination,
  leaseOrBuy,
  carMatching,
};

type ToolServer = PageServer<{ readonly faqs: readonly FaqItem[] }>;

interface ToolWords
  extends Pick<ToolServer, 'menuLabel' | 'menu' | 'crumb' | 'above' | 'queryParameters' | 'search'> {
  readonly name: string;
  /** The name unless given. */
  readonly title?: string;
  readonly description: string;
  /** Whether search engines may list an address; all of them unless given. */
  readonly isIndexable?: (search: URLSearchParams) => boolean;
}

/** The server's part of a tool's record: its answer depends on the address alone, and its questions are marked up. */
function toolServer({ title, description, isIndexable, ...words }: ToolWords): ToolServer {
  return {
    ...words,
    cache: 'short',
    metadata: (_, { search }) => ({
      title: title ?? words.name,
      description,
      ...(isIndexable && { isIndexable: isIndexable(search) }),
    }),
    structuredData: ({ faqs }) => faqPageJsonLd(faqs),
    breadcrumbs: breadcrumbStyles.information,
  };
}

/** The same for a tool of the car finance area, which the search describes as its head does. */
function financeToolServer({
  words,
  ...tool
}: Omit<ToolWords, 'search'> & { readonly words: string }): ToolServer {
  const { description } = tool;
  return toolServer({ ...tool, above: [crumbOf(carFinance)], search: { description, words } });
}

function carMatchingStructuredData(
  { matches, faqs }: CarMatchingData,
  { origin }: SiteIdentity,
): readonly JsonLd[] {
  const answers = faqPageJsonLd(faqs);
  if (matches.length === 0) return answers;
  const urls = matches.map(({ deal: { dealType, vehicle } }) => origin + vehiclePath(dealType, vehicle));
  return [itemListJsonLd('Lease deals that match', urls), ...answers];
}
