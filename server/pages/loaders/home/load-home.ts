import type { MakeSummary, Snapshot } from '#server/catalogue/catalogue.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { listPopularMakes, plainQuery } from '#server/pages/loaders/site-choices.ts';
import type { Deal } from '#shared/deals/deal.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import { themePaths } from '#shared/deals/theme-paths.ts';
import type { DealShelf, MakeChoices } from '#shared/pages/home/home-data.ts';
import type { homePages } from '#shared/pages/home/home-pages.ts';
import { dealsPath, withQuery } from '#shared/routes/link-to.ts';

type ShelfPlan = Pick<DealShelf, 'title' | 'note' | 'more'> & {
  readonly query: Partial<DealQuery>;
};

/** Rows of the home page, in order. A range that one row shows is left out of the later rows. */
const shelfPlans: readonly ShelfPlan[] = [
  {
    title: 'Lowest cost',
    note: 'Cheapest by true monthly cost',
    more: {
      label: 'All by true monthly cost',
      path: withQuery(dealsPath('personal'), { sort: 'true-monthly' }),
    },
    query: {},
  },
  {
    title: 'Best value',
    note: 'Most car for the money, by value score',
    more: { label: 'All by value score', path: withQuery(dealsPath('personal'), { sort: 'value' }) },
    query: { sort: 'value' },
  },
  {
    title: 'Electric',
    note: 'Cheapest electric cars',
    more: { label: 'All electric cars', path: themePaths.electricCars },
    query: { facets: { fuel: ['electric'] } },
  },
  {
    title: 'In stock',
    note: 'No wait for the factory',
    more: { label: 'All cars in stock', path: themePaths.carStock },
    query: { inStock: true },
  },
];

const dealsPerShelf = 4;
const popularMakeCount = 12;

/** Live deals and links to the main lists. A row without deals is left out. */
export const loadHome: Loader<typeof homePages.home> = ({ services }) => {
  const snapshot = services.catalogue.snapshot();
  const cars = snapshot.listMakes('car');
  const vans = snapshot.listMakes('commercial');
  const shown = new Set<string>();
  const [featured] = findDistinctDeals(snapshot, { sort: 'best' }, { shown, count: 1 });
  const shelves = shelfPlans.map(({ query, ...words }) => ({
    ...words,
    deals: findDistinctDeals(snapshot, query, { shown, count: dealsPerShelf }),
  }));
  return {
    carCount: countVehicles(cars),
    vanCount: countVehicles(vans),
    makes: toMakeChoices(cars, vans),
    popularMakes: listPopularMakes(cars, popularMakeCount).map(({ name, slug, vehicleCount }) => ({
      name,
      slug,
      vehicleCount,
    })),
    ...(featured && { featured }),
    shelves: shelves.filter(({ deals }) => deals.length > 0),
    imageHost: services.site.imageHost,
    ratings: services.site.ratings,
  };
};

/** The first priced deals of ranges that are not in `shown`. Adds their ranges to `shown`. */
function findDistinctDeals(
  snapshot: Snapshot,
  query: Partial<DealQuery>,
  { shown, count }: { shown: Set<string>; count: number },
): readonly Deal[] {
  const rangeOf = ({ vehicle }: Deal) => `${vehicle.make.slug}/${vehicle.range.slug}`;
  const found = snapshot
    .query({ ...plainQuery, isGrouped: true, ...query })
    .deals.filter((deal) => deal.price && !shown.has(rangeOf(deal)))
    .slice(0, count);
  for (const deal of found) shown.add(rangeOf(deal));
  return found;
}

function toMakeChoices(cars: readonly MakeSummary[], vans: readonly MakeSummary[]): MakeChoices {
  const carSlugs = new Set(cars.map(({ slug }) => slug));
  const vanSlugs = new Set(vans.map(({ slug }) => slug));
  return {
    both: cars.filter(({ slug }) => vanSlugs.has(slug)).map(toNamed),
    carsOnly: cars.filter(({ slug }) => !vanSlugs.has(slug)).map(toNamed),
    vansOnly: vans.filter(({ slug }) => !carSlugs.has(slug)).map(toNamed),
  };
}

function toNamed({ name, slug }: MakeSummary) {
  return { name, slug };
}

function countVehicles(makes: readonly MakeSummary[]): number {
  return makes.reduce((sum, { vehicleCount }) => sum + vehicleCount, 0);
}
