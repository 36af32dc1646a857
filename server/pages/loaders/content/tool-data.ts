import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { toolsLoaders } from '#server/pages/loaders/tools/tools-loaders.ts';
import type { ContentTool } from '#shared/content/content-page.ts';
import { toolsPages } from '#shared/pages/tools/tools-pages.ts';

/** The page of each calculator that a text can contain. */
const pages: Readonly<Record<ContentTool, keyof typeof toolsPages>> = {
  'company-car-tax': 'companyCarTax',
  'salary-sacrifice': 'salarySacrifice',
  mileage: 'mileage',
  'ending-early': 'endingEarly',
  'fair-wear': 'fairWear',
  'pcp-settlement': 'pcpSettlement',
  'voluntary-termination': 'voluntaryTermination',
  'lease-or-buy': 'leaseOrBuy',
};

/** What a calculator's page shows before anything is typed: its example. */
export async function loadTool(tool: ContentTool, services: LoaderRequest['services']): Promise<unknown> {
  const name = pages[tool];
  const { path } = toolsPages[name];
  const load: (request: LoaderRequest) => unknown = toolsLoaders[name];
  return load({ path, params: {}, search: new URLSearchParams(), services });
}
