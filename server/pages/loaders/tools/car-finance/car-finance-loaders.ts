import { linkGuides, toolGuides } from '#server/pages/loaders/fitting-guides.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { CarFinanceData } from '#shared/pages/tools/car-finance/car-finance-data.ts';
import { carFinanceFaqs } from './finance-faqs.ts';
import { financeTools } from './finance-links.ts';
import { loadLeaseOrBuy } from './load-lease-or-buy.ts';
import { loadPcpSettlement } from './load-pcp-settlement.ts';
import { loadVoluntaryTermination } from './load-voluntary-termination.ts';

/** Loaders of the car finance area. */
export const carFinanceLoaders = {
  carFinance: ({ services }: LoaderRequest): CarFinanceData => ({
    tools: financeTools,
    guides: linkGuides(services.content, toolGuides.carFinance),
    faqs: carFinanceFaqs,
  }),
  pcpSettlement: loadPcpSettlement,
  voluntaryTermination: loadVoluntaryTermination,
  leaseOrBuy: loadLeaseOrBuy,
};
