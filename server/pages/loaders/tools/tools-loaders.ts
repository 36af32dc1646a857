import { linkGuides, toolGuides } from '#server/pages/loaders/fitting-guides.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import type { toolsPages } from '#shared/pages/tools/tools-pages.ts';
import { carFinanceFaqs, financeTools } from './car-finance/finance-faqs.ts';
import { loadLeaseOrBuy } from './car-finance/load-lease-or-buy.ts';
import { loadPcpSettlement } from './car-finance/load-pcp-settlement.ts';
import { loadVoluntaryTermination } from './car-finance/load-voluntary-termination.ts';
import { loadCarMatching } from './car-matching/load-car-matching.ts';
import { loadCompanyCarTax } from './company-car-tax/load-company-car-tax.ts';
import { loadEndingEarly } from './ending-early/load-ending-early.ts';
import { loadFairWear } from './fair-wear/load-fair-wear.ts';
import { loadMileage } from './mileage/load-mileage.ts';
import { loadPersonalOrBusiness, loadSalarySacrifice } from './three-ways/load-three-ways.ts';

/** The loader of every tool. A short one is written here; a longer one has a file of its own. */
export const toolsLoaders: { readonly [Name in keyof typeof toolsPages]: Loader<(typeof toolsPages)[Name]> } =
  {
    companyCarTax: loadCompanyCarTax,
    endingEarly: loadEndingEarly,
    salarySacrifice: loadSalarySacrifice,
    personalOrBusiness: loadPersonalOrBusiness,
    fairWear: loadFairWear,
    mileage: loadMileage,
    carFinance: ({ services }) => ({
      tools: financeTools,
      guides: linkGuides(services.content, toolGuides.carFinance),
      faqs: carFinanceFaqs,
    }),
    pcpSettlement: loadPcpSettlement,
    voluntaryTermination: loadVoluntaryTermination,
    leaseOrBuy: loadLeaseOrBuy,
    carMatching: loadCarMatching,
  };
