import { scaleLinear, scaleLog } from 'd3-scale';
import type { DealPlot } from '#server/catalogue/catalogue.ts';
import { toTenth } from '#server/pages/charts/axis.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import { type FacetName, facetPlans } from '#shared/deals/facets.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { type NumberFactName, vehicleFacts } from '#shared/deals/vehicle-facts.ts';
import { formatWholePounds, groupThousands } from '#shared/format/format-pounds.ts';
import type { MapMeasure, MapScale } from '#shared/pages/results/price-map/price-map-data.ts';
import type { Tick } from '#shared/ui/charts/axes.tsx';

/** An axis of the map: its ends, its ticks, and the place of a value in percent from the left or the top. */
export interface MapAxis {
  readonly scale: MapScale;
  readonly ticks: readonly Tick[];
  place(value: number): number;
}

/** Prices so far apart would leave the cheap ones in a strip at the bottom of an even scale. */
const logRatio = 3;
/** Free space at both ends, so that no dot is cut off. */
const margin = 0.06;
/** Ticks nearer than this, in percent, would touch on a phone. */
const leastGap = 7;

/** The axis of a figure, from left to right. */
export function toValueAxis(values: readonly number[]): MapAxis {
  const [low, high] = endsOf(values);
  const room = Math.max(1, (high - low) * margin);
  const domain = [Math.max(0, low - room), high + room] as const;
  const linear = scaleLinear(domain, [0, 100]);
  return {
    scale: { from: domain[0], to: domain[1], isLog: false },
    ticks: linear
      .ticks(6)
      .map((value) => ({ at: toTenth(linear(value)), label: groupThousands(value) }))
      .filter(isInside),
    place: (value) => toTenth(linear(value)),
  };
}

/** The axis of true monthly costs in pence, from the top down; the scale's ends are in pounds. */
export function toCostAxis(costs: readonly number[]): MapAxis {
  const [low, high] = endsOf(costs).map((pence) => pence / 100) as [number, number];
  const isLog = high > low * logRatio;
  const room = isLog ? 1 + margin : Math.max(5, (high - low) * margin);
  const domain = isLog ? [low / room, high * room] : [Math.max(0, low - room), high + room];
  const [from = 0, to = 1] = domain;
  const scale = isLog ? scaleLog(domain, [100, 0]) : scaleLinear(domain, [100, 0]);
  const wanted = isLog ? roundPounds.filter((pounds) => pounds > from && pounds < to) : scale.ticks(6);
  const ticks: Tick[] = [];
  for (const pounds of wanted) {
    const tick = { at: toTenth(scale(pounds)), label: formatWholePounds(pounds * 100) };
    const isFree = ticks.every(({ at }) => Math.abs(at - tick.at) >= leastGap);
    if (isFree && isInside(tick)) ticks.push(tick);
  }
  return { scale: { from, to, isLog }, ticks, place: (pence) => toTenth(scale(pence / 100)) };
}

/** Ticks of an uneven scale, the roundest first. */
const roundPounds = [
  100, 1000, 10_000, 200, 500, 2000, 5000, 300, 150, 400, 1500, 3000, 700, 250, 600, 800, 4000, 7000,
];

function isInside({ at }: Tick): boolean {
  return at >= 2 && at <= 98;
}

function endsOf(values: readonly number[]): readonly [number, number] {
  const least = values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
  const most = values.reduce((high, value) => Math.max(high, value), 0);
  return Number.isFinite(least) ? [least, most] : [0, 1];
}

/** A figure of a vehicle that prices are shown against. */
export interface MeasureFacts {
  readonly label: string;
  readonly unit: string;
  readonly figureOf: (vehicle: Vehicle) => number | undefined;
  /** The filter over the same figure. */
  readonly facet?: FacetName;
}

export const measureFacts: Readonly<Record<MapMeasure, MeasureFacts>> = {
  range: ofFact('electricRangeMiles', 'electricRange'),
  boot: ofFact('bootLitres', 'boot'),
  power: ofFact('powerPs'),
  payload: ofFact('payloadKg', 'payload'),
};

function ofFact(name: NumberFactName, facet?: FacetName): MeasureFacts {
  const { label, unit = '' } = vehicleFacts[name];
  const figureOf = (vehicle: Vehicle) => vehicle[name];
  return facet ? { label: facetPlans[facet].label, unit, figureOf, facet } : { label, unit, figureOf };
}

/** What is on a map and what is not, in sentences. */
export function listMapNotes(
  plot: DealPlot,
  { budget: { basis, minPounds, maxPounds } }: DealQuery,
  { label }: MeasureFacts,
): readonly string[] {
  const isRental = basis === 'monthly' && (minPounds !== undefined || maxPounds !== undefined);
  return [
    rangeWords(plot),
    plot.unknownCount > 0 ? `The map leaves out deals where we don’t know the ${label.toLowerCase()}.` : '',
    maxPounds !== undefined && !isRental ? 'Hollow dots are up to 25% over your budget.' : '',
    isRental
      ? 'Your budget applies to the monthly rental, so this map of true monthly costs doesn’t show it.'
      : '',
  ].filter(Boolean);
}

function rangeWords({ deals, rangeCount }: DealPlot): string {
  if (rangeCount === undefined) return '';
  return rangeCount > deals.length
    ? `To stay readable, the map shows one deal per range, for the ${deals.length} cheapest of ${rangeCount} ranges.`
    : 'To stay readable, the map shows only the cheapest deal of each range.';
}
