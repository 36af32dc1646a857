import type { Tick } from '#shared/ui/charts/axes.tsx';

/** What the price map can show the true monthly cost against; the names are values of the parameter `against`. */
export const mapMeasures = ['range', 'boot', 'power', 'payload'] as const;
export type MapMeasure = (typeof mapMeasures)[number];

/** Query parameters of a results page that choose the price map in place of the list. */
export const mapParameters: readonly string[] = ['view', 'against'];

/**
 * One deal: its place in percent of the map, name, address, true monthly cost, the other figure, and whether it is above
 * the visitor's budget. It is an array to save space, because a map has a hundred of them.
 */
export type MapDot = readonly [
  x: number,
  y: number,
  name: string,
  href: string,
  cost: string,
  value: string,
  isBeyond?: true,
];

/** From the left or bottom edge of the map to the right or top one. */
export interface MapScale {
  readonly from: number;
  readonly to: number;
  /** Whether equal steps on the map are equal ratios. */
  readonly isLog: boolean;
}

/** What surrounds the dots of a price map, all places worked out by the server. */
export interface MapFacts {
  readonly against: MapMeasure;
  /** "Boot space in litres" */
  readonly axis: string;
  /** "litres" */
  readonly unit: string;
  readonly vat: 'inc VAT' | 'ex VAT';
  readonly measures: readonly {
    readonly measure: MapMeasure;
    readonly label: string;
    readonly href: string;
  }[];
  readonly x: MapScale;
  readonly y: MapScale;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  /** The visitor's budget on the true monthly cost. */
  readonly budgetLines: readonly Tick[];
  /** What is on the map and what is not, in sentences. */
  readonly notes: readonly string[];
  /** The filter over the other figure, where there is one: its parameter and the lower ends of its options. */
  readonly facet?: { readonly name: string; readonly floors: readonly number[] };
  /** Parameters of this result, without budget, for the form that sets one. */
  readonly kept: readonly (readonly [name: string, value: string])[];
  readonly minPounds?: number;
  readonly maxPounds?: number;
}

/** The price map of a results page. */
export interface PriceMap extends MapFacts {
  readonly dots: readonly MapDot[];
}
