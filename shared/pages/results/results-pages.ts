import { dealQueryParameters } from '#shared/deals/deal-query-string.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { themePaths } from '#shared/deals/theme-paths.ts';
import type { CityName, ThemeName } from '#shared/deals/themes.ts';
import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import { dealTrail } from '#shared/routes/deal-trail.ts';
import { dealsPath } from '#shared/routes/link-to.ts';
import { type Page, type PageMetadata, type PageServer, tabOf } from '#shared/routes/page.ts';
import { toKeptFacet } from './facet-options.ts';
import { mapParameters } from './price-map/price-map-data.ts';
import type { KeptResults, ResultsData, ShownResults } from './results-data.ts';
import { bodyTypeSearch, everyDealNames, themeNames } from './results-search.ts';
import { canonicalList, resultsStructuredData } from './results-structured-data.ts';
import { resultsDescription } from './results-words.ts';

export type ResultsPage = Page<ResultsData, ShownResults>;

/**
 * Every page that lists deals, by name. They differ only in path and deal type; the loader finds out what each is
 * about.
 */
export const resultsPages = {
  ...listsUnder('personal'),
  ...listsUnder('business'),
  ...listsUnder('van'),
  carOffers: themeList('carOffers', 'personal'),
  carStock: themeList('carStock', 'personal'),
  vanOffers: themeList('vanOffers', 'van'),
  vanStock: themeList('vanStock', 'van'),
  businessOffers: themeList('businessOffers', 'business'),
  insuredCars: themeList('insuredCars', 'personal'),
  electricCars: themeList('electricCars', 'personal'),
  hybridCars: themeList('hybridCars', 'personal'),
  hydrogenCars: themeList('hydrogenCars', 'personal'),
  usedCars: themeList('usedCars', 'personal'),
  electricVans: themeList('electricVans', 'van'),
  shortTermCars: themeList('shortTermCars', 'personal'),
  shortTermVans: themeList('shortTermVans', 'van'),
  manchester: cityList('manchester'),
  london: cityList('london'),
  liverpool: cityList('liverpool'),
};

type ListName = 'Deals' | 'BodyType' | 'Make' | 'Range' | 'Model';

/** The lists under a deal type: `personalDeals`, `personalBodyType` and so on. */
function listsUnder<Type extends DealType>(dealType: Type) {
  const path = dealsPath(dealType);
  const lists: Readonly<Record<ListName, ResultsPage>> = {
    Deals: resultsPage({ path, dealType, server: everyDealNames[dealType] }),
    BodyType: resultsPage({
      path: `${path}/body-type/:bodyType`,
      dealType,
      server: { search: bodyTypeSearch(dealType) },
    }),
    Make: resultsPage({ path: `${path}/:make`, dealType }),
    Range: resultsPage({ path: `${path}/:make/:shortModel`, dealType }),
    Model: resultsPage({ path: `${path}/:make/:shortModel/:model`, dealType }),
  };
  return Object.fromEntries(Object.entries(lists).map(([name, page]) => [dealType + name, page])) as Readonly<
    Record<`${Type}${ListName}`, ResultsPage>
  >;
}

/**
 * The deal type is passed in instead of read from the theme, because the browser needs it and none of the theme's
 * texts.
 */
function themeList(name: ThemeName, dealType: DealType): ResultsPage {
  return resultsPage({ path: themePaths[name], dealType, server: themeNames(name) });
}

/** The list of a city, which opens with a picture. */
function cityList(name: CityName): ResultsPage {
  const list = themeList(name, 'personal');
  return { ...list, server: { ...list.server, breadcrumbs: breadcrumbStyles.stage } };
}

interface ListFacts {
  readonly path: string;
  readonly dealType: DealType;
  readonly server?: Pick<PageServer<ResultsData>, 'name' | 'menuLabel' | 'search'>;
}

function resultsPage(facts: ListFacts): ResultsPage {
  const { path, dealType } = facts;
  return {
    path,
    tab: tabOf(dealType),
    dealType,
    asksMiles: 'list',
    component: () => import('./results-page.tsx'),
    server: {
      ...facts.server,
      cache: 'short',
      metadata: resultsMetadata,
      startData: toKeptResults,
      structuredData: resultsStructuredData,
      breadcrumbs: breadcrumbStyles.deals,
      trail: dealTrail,
      queryParameters: [...dealQueryParameters, ...mapParameters],
    },
  };
}

/** What the server's markup has already stays out of the data; prices are for structured data only. */
function toKeptResults({
  deals,
  facets,
  onward,
  guide,
  map,
  versionHrefs: _hrefs,
  prices: _prices,
  ...facts
}: ResultsData): KeptResults {
  const vehicleRefs = deals.map(({ vehicle }) => vehicle.vehicleRef);
  const headings = onward.map(({ heading }) => heading);
  const kept = { vehicleRefs, onward: headings, ...(guide && { hasGuide: true as const }) };
  const page = { ...facts, facets: facets.map(toKeptFacet), kept };
  if (!map) return page;
  const { dots: _dots, ...mapFacts } = map;
  return { ...page, map: mapFacts };
}

/**
 * The canonical address leaves out filters and the profile. Lists of other kinds of offer hold other vehicles, so they
 * are canonical themselves, as is each further page of a list.
 */
function resultsMetadata(data: ResultsData): PageMetadata {
  const { heading, page } = data;
  const list = canonicalList(data);
  return {
    title: page > 1 ? `${heading}, page ${page}` : heading,
    description: resultsDescription(data),
    canonicalPath: page > 1 ? `${list}${list.includes('?') ? '&' : '?'}page=${page}` : list,
  };
}
