import { dealQueryParameters } from '#shared/deals/deal-query-string.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { themePaths } from '#shared/deals/theme-paths.ts';
import { dealTrail } from '#shared/routes/deal-trail.ts';
import type { Page, PageMetadata } from '#shared/routes/page.ts';
import type { ResultsData } from './results-data.ts';
import { resultsStructuredData } from './results-structured-data.ts';
import { resultsDescription } from './results-words.ts';

export type ResultsPage = Page<ResultsData>;

const [car, business, van] = [dealTypes.personal.slug, dealTypes.business.slug, dealTypes.van.slug];

/** Every page that lists deals, by name. They differ in path alone: the loader says what each is about. */
export const resultsPages = {
  personalDeals: resultsPage(`/${car}`),
  personalBodyType: resultsPage(`/${car}/body-type/:bodyType`),
  personalMake: resultsPage(`/${car}/:make`),
  personalRange: resultsPage(`/${car}/:make/:shortModel`),
  personalModel: resultsPage(`/${car}/:make/:shortModel/:model`),
  businessDeals: resultsPage(`/${business}`),
  businessBodyType: resultsPage(`/${business}/body-type/:bodyType`),
  businessMake: resultsPage(`/${business}/:make`),
  businessRange: resultsPage(`/${business}/:make/:shortModel`),
  businessModel: resultsPage(`/${business}/:make/:shortModel/:model`),
  vanDeals: resultsPage(`/${van}`),
  vanBodyType: resultsPage(`/${van}/body-type/:bodyType`),
  vanMake: resultsPage(`/${van}/:make`),
  vanRange: resultsPage(`/${van}/:make/:shortModel`),
  vanModel: resultsPage(`/${van}/:make/:shortModel/:model`),
  carOffers: resultsPage(themePaths.carOffers),
  carStock: resultsPage(themePaths.carStock),
  vanOffers: resultsPage(themePaths.vanOffers),
  vanStock: resultsPage(themePaths.vanStock),
  businessOffers: resultsPage(themePaths.businessOffers),
  insuredCars: resultsPage(themePaths.insuredCars),
  electricCars: resultsPage(themePaths.electricCars),
  hybridCars: resultsPage(themePaths.hybridCars),
  hydrogenCars: resultsPage(themePaths.hydrogenCars),
  usedCars: resultsPage(themePaths.usedCars),
  electricVans: resultsPage(themePaths.electricVans),
} satisfies Readonly<Record<string, ResultsPage>>;

function resultsPage(path: string): ResultsPage {
  return {
    path,
    cache: 'short',
    component: () => import('./results-page.tsx'),
    metadata: resultsMetadata,
    structuredData: resultsStructuredData,
    breadcrumbs: 'light',
    trail: dealTrail,
    queryParameters: dealQueryParameters,
  };
}

/** Filters and the profile are variations of the bare page; further pages of it stand for themselves. */
function resultsMetadata(data: ResultsData): PageMetadata {
  const { heading, path, page } = data;
  return {
    title: page > 1 ? `${heading}, page ${page}` : heading,
    description: resultsDescription(data),
    canonicalPath: page > 1 ? `${path}?page=${page}` : path,
  };
}
