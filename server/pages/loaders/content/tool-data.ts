import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { carFinanceLoaders } from '#server/pages/loaders/tools/car-finance/car-finance-loaders.ts';
import { loadCompanyCarTax } from '#server/pages/loaders/tools/company-car-tax/load-company-car-tax.ts';
import { loadEndingEarly } from '#server/pages/loaders/tools/ending-early/load-ending-early.ts';
import { loadFairWear } from '#server/pages/loaders/tools/fair-wear/load-fair-wear.ts';
import { loadMileage } from '#server/pages/loaders/tools/mileage/load-mileage.ts';
import { loadSalarySacrifice } from '#server/pages/loaders/tools/three-ways/load-three-ways.ts';
import type { ContentTool } from '#shared/content/content-page.ts';
import {
  carFinancePaths,
  companyCarTaxPath,
  endingEarlyPath,
  fairWearPath,
  mileagePath,
  salarySacrificePath,
} from '#shared/routes/link-to.ts';

/** The page of each calculator that a text can contain, and its loader. */
const tools: Readonly<
  Record<ContentTool, readonly [path: string, load: (request: LoaderRequest) => unknown]>
> = {
  'company-car-tax': [companyCarTaxPath, loadCompanyCarTax],
  'salary-sacrifice': [salarySacrificePath, loadSalarySacrifice],
  mileage: [mileagePath, loadMileage],
  'ending-early': [endingEarlyPath, loadEndingEarly],
  'fair-wear': [fairWearPath, loadFairWear],
  'pcp-settlement': [carFinancePaths.settlement, carFinanceLoaders.pcpSettlement],
  'voluntary-termination': [carFinancePaths.termination, carFinanceLoaders.voluntaryTermination],
  'lease-or-buy': [carFinancePaths.leaseOrBuy, carFinanceLoaders.leaseOrBuy],
};

/** What a calculator's page shows before anything is typed: its example. */
export async function loadTool(tool: ContentTool, services: LoaderRequest['services']): Promise<unknown> {
  const [path, load] = tools[tool];
  return load({ path, params: {}, search: new URLSearchParams(), services });
}
