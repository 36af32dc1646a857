import type { DealPlot, PlottedDeal, Snapshot } from '#server/catalogue/catalogue.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { facetPlans } from '#shared/deals/facets.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { formatPounds, groupThousands, toPence } from '#shared/format/format-pounds.ts';
import {
  type MapDot,
  type MapMeasure,
  mapMeasures,
  type PriceMap,
} from '#shared/pages/results/price-map/price-map-data.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import type { Tick } from '#shared/ui/charts/axes.tsx';
import {
  listMapNotes,
  type MapAxis,
  type MeasureFacts,
  measureFacts,
  toCostAxis,
  toValueAxis,
} from './map-scales.ts';

/** So many dots can still be told apart and pressed; each is 70 bytes of the compressed page. */
const maxDots = 120;
/** How far above the budget deals are shown, so that it can be seen what a little more would bring. */
const beyondBudget = 1.25;

interface MapQuestion {
  readonly snapshot: Snapshot;
  readonly query: DealQuery;
  /** The measure that the address names. */
  readonly asked: string | null;
  /** The address of this map. */
  readonly href: string;
}

/** The price map of a query. */
export function loadPriceMap({ snapshot, query, asked, href }: MapQuestion): PriceMap {
  const widened = { ...query, budget: widenBudget(query) };
  const plotOf = (measure: MapMeasure) =>
    snapshot.plot(widened, { figureOf: measureFacts[measure].figureOf, limit: maxDots });
  const offered = mapMeasures.filter((measure) => plotOf(measure).deals.length > 0);
  const against = offered.find((measure) => measure === asked) ?? usualMeasure(query, offered);
  const plot = plotOf(against);
  const facts = measureFacts[against];
  const axes = toAxes(plot, query);
  const { minPounds, maxPounds } = query.budget;
  return {
    against,
    axis: `${facts.label} in ${facts.unit}`,
    unit: facts.unit,
    vat: dealTypes[query.dealType].vat,
    measures: offered.map((measure) => ({
      measure,
      label: measureFacts[measure].label,
      href: changeQuery(href, { against: measure }),
    })),
    x: axes.x.scale,
    y: axes.y.scale,
    xTicks: axes.x.ticks,
    yTicks: axes.y.ticks,
    budgetLines: budgetLimits(query).map(
      (pence): Tick => ({
        at: axes.y.place(pence),
        label: formatPounds(pence),
      }),
    ),
    notes: [...listMapNotes(plot, query, facts), ...measureNotes(asked, against)],
    ...facetOf(facts),
    kept: [...new URLSearchParams(queryOf(changeQuery(href, { ...noBudget, against })))],
    ...(minPounds !== undefined && { minPounds }),
    ...(maxPounds !== undefined && { maxPounds }),
    dots: plot.deals.map((deal) => toDot(deal, query, axes)),
  };
}

/** Says so where the address asks for a figure that this map cannot have. */
function measureNotes(asked: string | null, against: MapMeasure): readonly string[] {
  if (!asked || asked === against) return [];
  return [
    `This map can’t compare the cost with what you asked for, so it shows ${measureFacts[against].label.toLowerCase()}.`,
  ];
}

const noBudget = { budgetMin: undefined, budgetMax: undefined, budgetOn: undefined };

/** What most people weigh against the price: how far electric cars go, what vans carry, else the boot. */
function usualMeasure({ dealType, scope, facets }: DealQuery, offered: readonly MapMeasure[]): MapMeasure {
  const fuels = facets.fuel ?? scope.preset?.fuel ?? [];
  const isElectric = fuels.length === 1 && fuels[0] === 'electric';
  const wanted: readonly MapMeasure[] = [
    ...(isElectric ? ['range' as const] : []),
    ...(dealType === 'van' ? ['payload' as const] : []),
    'boot',
    'power',
  ];
  return wanted.find((measure) => offered.includes(measure)) ?? offered[0] ?? 'power';
}

/** The limits of a budget on the true monthly cost, in pence; one on the monthly rental cannot be drawn. */
function budgetLimits({ budget: { basis, minPounds, maxPounds } }: DealQuery): readonly number[] {
  if (basis !== 'true-monthly') return [];
  return [minPounds, maxPounds].flatMap((pounds) => (pounds === undefined ? [] : [toPence(pounds)]));
}

function widenBudget({ budget }: DealQuery): DealQuery['budget'] {
  if (budget.basis !== 'true-monthly') return budget;
  const { basis, minPounds, maxPounds } = budget;
  return {
    basis,
    ...(minPounds !== undefined && { minPounds }),
    ...(maxPounds !== undefined && { maxPounds: Math.ceil(maxPounds * beyondBudget) }),
  };
}

interface MapAxes {
  readonly x: MapAxis;
  readonly y: MapAxis;
}

function toAxes({ deals }: DealPlot, query: DealQuery): MapAxes {
  const costs = deals.map(({ trueMonthlyPence }) => trueMonthlyPence);
  return {
    x: toValueAxis(deals.map(({ value }) => value)),
    y: toCostAxis([...costs, ...budgetLimits(query)]),
  };
}

function facetOf({ facet }: MeasureFacts): Pick<PriceMap, 'facet'> {
  if (!facet) return {};
  const { options = [] } = facetPlans[facet];
  return { facet: { name: facet, floors: options.map(({ min = 0 }) => min) } };
}

function toDot({ vehicle, trueMonthlyPence, value }: PlottedDeal, query: DealQuery, axes: MapAxes): MapDot {
  const { make, model, derivative } = vehicle;
  const isBeyond = budgetLimits(query).length > 0 && !isWithin(query, trueMonthlyPence);
  const dot = [
    axes.x.place(value),
    axes.y.place(trueMonthlyPence),
    `${make.name} ${model.name} ${derivative.name}`,
    withQuery(vehiclePath(query.dealType, vehicle), profileQuery(query.profile)),
    formatPounds(trueMonthlyPence, { pennies: true }),
    groupThousands(value),
  ] as const;
  return isBeyond ? [...dot, true] : dot;
}

function isWithin({ budget: { minPounds = 0, maxPounds = Infinity } }: DealQuery, pence: number): boolean {
  return pence >= toPence(minPounds) && pence <= toPence(maxPounds);
}

/** The address with other parameters; undefined removes one. */
function changeQuery(href: string, changes: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams(queryOf(href));
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) search.delete(name);
    else search.set(name, value);
  }
  return withQuery(href.split('?')[0] ?? href, Object.fromEntries(search));
}

function queryOf(href: string): string {
  return href.split('?')[1] ?? '';
}
