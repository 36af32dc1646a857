import type { ShapeName } from '#shared/drawings/plans/all-plans.ts';
import type { VehicleType } from './deal-type.ts';
import type { PricingType } from './pricing-type.ts';
import type { VehicleFacts } from './vehicle-facts.ts';

/** Words for each kind of stock; a pre-registered vehicle is registered but unused. */
export const stockLabels = {
  stock: 'In stock',
  allocation: 'Allocated to us',
  'pre-registered': 'Pre-registered, in stock',
  'factory-order': 'Factory order',
} as const;
export type StockKind = keyof typeof stockLabels;
export const stockKinds = Object.keys(stockLabels) as readonly StockKind[];

/** A name and its URL segment, both set by the import. */
export interface Named {
  readonly name: string;
  readonly slug: string;
}

/**
 * One sellable vehicle: a derivative of a model of a range of a make. Used and insured (Atc) offers are vehicles of
 * their own with their own reference.
 */
export interface Vehicle extends VehicleFacts {
  /** Ten digits; always identifies this vehicle. */
  readonly vehicleRef: string;
  readonly vehicleType: VehicleType;
  readonly pricingType: PricingType;
  readonly make: Named;
  /** The spec's shortModel: "Golf". */
  readonly range: Named;
  /** "Golf Estate": a body or power variant within the range; may equal the range. */
  readonly model: Named;
  /** "1.5 TSI Life 5dr": the exact version. */
  readonly derivative: Named;
  /**
   * The drawing that fits this vehicle better than the plain one of its body type. Worked out from the other facts when
   * a snapshot is built, and not stored.
   */
  readonly shape?: ShapeName;
  /** Whether the feed calls it a special offer. The site does so only where past prices bear it out: see `Deal`. */
  readonly isSpecialOffer: boolean;
  readonly stock: Stock;
  /** Used vehicles only. */
  readonly used?: UsedFacts;
  /** ISO date from which the vehicle was listed; orders "newest". */
  readonly listedOn: string;
}

export interface Stock {
  readonly kind: StockKind;
  /** Expected delivery as a range of weeks from today. */
  readonly weeksMin: number;
  readonly weeksMax: number;
  /** ISO date on which the supplier's stock was last checked. */
  readonly checkedOn: string;
}

export interface UsedFacts {
  /** yyyy-MM of first registration. */
  readonly registered: string;
  readonly odometerMiles: number;
}

/** Vehicles that can be delivered without being built: everything but a factory order. */
export function isInStock(stock: Stock): boolean {
  return stock.kind !== 'factory-order';
}
