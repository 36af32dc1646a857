import type { Snapshot } from '#server/catalogue/catalogue.ts';
import type { Loader, LoaderRequest } from '#server/pages/loaders/loader.ts';
import { findCounterpart } from '#server/visitor/deal-type/find-counterpart.ts';
import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import { type DealQuery, defaultSort, isGroupedByRange } from '#shared/deals/deal-query.ts';
import { type DealQueryBase, parseDealQuery } from '#shared/deals/deal-query-string.ts';
import type { DealResults } from '#shared/deals/deal-results.ts';
import type { AskedProfile } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { type Theme, themes } from '#shared/deals/themes.ts';
import { formatCount } from '#shared/format/format-count.ts';
import type { ResultsData } from '#shared/pages/results/results-data.ts';
import type { ResultsGuide } from '#shared/pages/results/results-guide.ts';
import type { ResultsPage, resultsPages } from '#shared/pages/results/results-pages.ts';
import { resultsHeading, resultsIntroduction } from '#shared/pages/results/results-words.ts';
import type { DealTopic } from '#shared/routes/deal-trail.ts';
import { withQuery } from '#shared/routes/link-to.ts';
import { findGuide } from './guides/theme-guide.ts';
import { loadPriceMap } from './price-map/load-price-map.ts';
import { keepKnownChoices, keepOfferedNumbers, toResultsViews } from './results-choices.ts';
import { listChips, toShownFacet, withoutFilters } from './results-filters.ts';
import { carryChoices, listVersionHrefs, toWiderHref } from './results-links.ts';
import { listGuides, listOnward } from './results-onward.ts';
import { findWaysOn, type WaysOn } from './results-relaxations.ts';
import { bodyTypeTopic, everyDeal, modelTopic, type TopicFinder, themeTopic } from './results-topics.ts';
import { findMatchHref, listWaysOn } from './results-ways-on.ts';

type ResultsLoader = Loader<ResultsPage>;

/** The loader of every results page: the compiler refuses a missing one. */
export const resultsLoaders: { readonly [Name in keyof typeof resultsPages]: ResultsLoader } = {
  personalDeals: loadResults(everyDeal('personal')),
  personalBodyType: loadResults(bodyTypeTopic('personal')),
  personalMake: loadResults(modelTopic('personal')),
  personalRange: loadResults(modelTopic('personal')),
  personalModel: loadResults(modelTopic('personal')),
  businessDeals: loadResults(everyDeal('business')),
  businessBodyType: loadResults(bodyTypeTopic('business')),
  businessMake: loadResults(modelTopic('business')),
  businessRange: loadResults(modelTopic('business')),
  businessModel: loadResults(modelTopic('business')),
  vanDeals: loadResults(everyDeal('van')),
  vanBodyType: loadResults(bodyTypeTopic('van')),
  vanMake: loadResults(modelTopic('van')),
  vanRange: loadResults(modelTopic('van')),
  vanModel: loadResults(modelTopic('van')),
  carOffers: loadResults(themeTopic('carOffers')),
  carStock: loadResults(themeTopic('carStock')),
  vanOffers: loadResults(themeTopic('vanOffers')),
  vanStock: loadResults(themeTopic('vanStock')),
  businessOffers: loadResults(themeTopic('businessOffers')),
  insuredCars: loadResults(themeTopic('insuredCars')),
  electricCars: loadResults(themeTopic('electricCars')),
  hybridCars: loadResults(themeTopic('hybridCars')),
  hydrogenCars: loadResults(themeTopic('hydrogenCars')),
  usedCars: loadResults(themeTopic('usedCars')),
  electricVans: loadResults(themeTopic('electricVans')),
  shortTermCars: loadResults(themeTopic('shortTermCars')),
  shortTermVans: loadResults(themeTopic('shortTermVans')),
  manchester: loadResults(themeTopic('manchester')),
  london: loadResults(themeTopic('london')),
  liverpool: loadResults(themeTopic('liverpool')),
};

function loadResults(findTopic: TopicFinder): ResultsLoader {
  return (request) => {
    const { topic, base } = findTopic(request);
    const snapshot = request.services.catalogue.snapshot();
    const parsed = parseDealQuery(request.search, base);
    const known = keepKnownChoices(parsed.query, snapshot);
    const results = snapshot.query(known.query);
    const { query, notes } = keepOfferedNumbers(known, results.facets);
    return toResultsData({
      request,
      snapshot,
      topic,
      base,
      query,
      results,
      notes: [...parsed.notes, ...notes],
      refused: parsed.refused,
    });
  };
}

interface Answer {
  readonly request: LoaderRequest;
  readonly snapshot: Snapshot;
  readonly topic: DealTopic;
  readonly base: DealQueryBase;
  readonly query: DealQuery;
  readonly results: DealResults;
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
}

function toResultsData({
  request,
  snapshot,
  topic,
  base,
  query,
  results,
  notes,
  refused,
}: Answer): ResultsData {
  const { path, services } = request;
  const { dealType, pricingType, scope, profile, budget, inStock, sort } = query;
  const { total, rangeCount, page, pageCount, deals, prices, inStockCount } = results;
  const subject = { dealType, pricingType, topic };
  const {
    isMap,
    notes: viewNotes,
    listHref,
    mapHref,
    hrefOf,
  } = toResultsViews({ path, search: request.search, base });
  const pagesHref = hrefOf({ ...query, page: 1 });
  const asked = request.search.get('against');
  const counterpart = findCounterpart(snapshot, { kind: 'results', topic, query });
  const chips = listChips({ query, facets: results.facets, hrefOf });
  const guide = findGuide(snapshot, topic.theme);
  const waysOn: WaysOn =
    total > 0 || chips.length === 0
      ? { relaxations: [], nearestDeals: [] }
      : findWaysOn({ query, facets: results.facets, snapshot, hrefOf });
  return {
    catalogueVersion: snapshot.version.number,
    ...subject,
    isPricingTypeFixed: base.pricingType !== undefined,
    imageHost: services.site.imageHost,
    path,
    heading: resultsHeading(subject),
    introduction: resultsIntroduction(subject),
    ...pictureOf(topic, services.site.imageHost),
    profile,
    ...(base.terms ? { terms: base.terms } : {}),
    budget,
    inStock,
    ...(scope.inStockOnly ? {} : { inStockCount }),
    sort,
    total,
    ...(rangeCount === undefined ? {} : { rangeCount }),
    isGrouped: query.isGrouped,
    page,
    pageCount,
    ...(prices ? { prices } : {}),
    deals: total === 0 ? waysOn.nearestDeals : isMap ? [] : deals,
    versionHrefs: isMap ? [] : listVersionHrefs({ query, deals, hrefOf }),
    facets: results.facets.map(toShownFacet),
    chips,
    clearHref: hrefOf(withoutFilters(query)),
    ...(topic.make && chips.length > 0 ? { widerHref: toWiderHref(query) } : {}),
    pagesHref,
    ...otherViews(query, hrefOf),
    listHref: listHref({ ...query, page: 1 }),
    mapHref: mapHref({ ...query, page: 1 }),
    ...(isMap ? { map: loadPriceMap({ snapshot, query, asked, href: pagesHref }) } : {}),
    notes: [...notes, ...viewNotes, ...pageNotes(query, results)],
    refused,
    relaxations: waysOn.relaxations,
    ...(waysOn.nearest && { nearest: waysOn.nearest }),
    ...(total === 0 && chips.length > 0 && findMatchHref(query)),
    ...(total === 0 && chips.length === 0 && { waysOn: listWaysOn({ snapshot, query, topic, path }) }),
    ...(counterpart ? { counterpart } : {}),
    onward: [
      ...carryChoices(listOnward({ snapshot, subject, deals }), query),
      ...listGuides(services.content, topic),
    ],
    ...(guide ? { guide: withProfile(guide, profile, base) } : {}),
  };
}

/** A guide whose links carry the visitor's profile; without the term from a page about terms that few other lists have. */
function withProfile(guide: ResultsGuide, profile: AskedProfile, { terms }: DealQueryBase): ResultsGuide {
  const query = { ...profileQuery(profile), ...(terms && { term: undefined }) };
  return { ...guide, links: guide.links.map(({ label, path }) => ({ label, path: withQuery(path, query) })) };
}

/** The same deals in the other order that is a press away, and with or without one deal for each range. */
function otherViews(
  query: DealQuery,
  hrefOf: (query: DealQuery) => string,
): Pick<ResultsData, 'sortHref' | 'showHref'> {
  const sort = query.sort === 'true-monthly' ? defaultSort : 'true-monthly';
  const sortHref = hrefOf({ ...query, sort, page: 1 });
  if (!isGroupedByRange({ ...query, isGrouped: true })) return { sortHref };
  return { sortHref, showHref: hrefOf({ ...query, isGrouped: !query.isGrouped, page: 1 }) };
}

function pageNotes(query: DealQuery, { page, pageCount }: DealResults): readonly string[] {
  if (query.page === page) return [];
  return [
    `There ${pageCount === 1 ? 'is' : 'are'} only ${formatCount(pageCount, 'page')} of results; this is page ${page}.`,
  ];
}

/** The drawing that opens the page of a city. */
function pictureOf({ theme }: DealTopic, imageHost: string): Pick<ResultsData, 'picture'> {
  const found: Theme | undefined = theme && themes[theme];
  return found?.picture === undefined ? {} : { picture: imageHost + found.picture };
}
