import type { ShapeName } from '#shared/drawings/plans/all-plans.ts';
import type { BodyType } from './body-type.ts';
import type { VehicleType } from './deal-type.ts';
import type { PricingType } from './pricing-type.ts';
import type { Tier } from './tier.ts';

export const fuels = ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric', 'hydrogen'] as const;
export type Fuel = (typeof fuels)[number];
export const fuelLabels: Readonly<Record<Fuel, string>> = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  'plug-in-hybrid': 'Plug-in hybrid',
  electric: 'Electric',
  hydrogen: 'Hydrogen',
};

export const transmissions = ['manual', 'automatic'] as const;
export type Transmission = (typeof transmissions)[number];

export const drivetrains = ['front', 'rear', 'all'] as const;
export type Drivetrain = (typeof drivetrains)[number];

/** In stock in the UK, allocated to us, already registered, or still to be built. */
export const stockKinds = ['stock', 'allocation', 'pre-registered', 'factory-order'] as const;
export type StockKind = (typeof stockKinds)[number];

/** A name and its URL segment, both set by the import. */
export interface Named {
  readonly name: string;
  readonly slug: string;
}

/**
 * One sellable vehicle: a derivative of a model of a range of a make. Optional facts are absent when unknown,
 * never zero. Used and insured (Atc) offers are vehicles of their own with their own reference.
 */
export interface Vehicle {
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
  readonly bodyType?: BodyType;
  /**
   * The drawing that fits this vehicle better than the plain one of its body type. Worked out from the other facts when
   * a snapshot is built, and not stored.
   */
  readonly shape?: ShapeName;
  readonly fuel: Fuel;
  readonly transmission: Transmission;
  readonly drivetrain?: Drivetrain;
  readonly doors?: number;
  readonly seats?: number;
  readonly powerPs?: number;
  readonly engineCc?: number;
  readonly batteryKwh?: number;
  readonly co2GramsPerKm?: number;
  /** Miles per imperial gallon, WLTP combined. */
  readonly mpg?: number;
  /** WLTP miles on electricity alone. */
  readonly electricRangeMiles?: number;
  readonly milesPerKwh?: number;
  /** List price for company car tax, in pence. */
  readonly p11dPence?: number;
  /** Bumper to bumper. */
  readonly lengthMm?: number;
  /** Without the mirrors. */
  readonly widthMm?: number;
  readonly heightMm?: number;
  readonly wheelbaseMm?: number;
  readonly bootLitres?: number;
  readonly loadLengthMm?: number;
  /** Between the wheel arches. */
  readonly loadWidthMm?: number;
  readonly loadHeightMm?: number;
  readonly loadVolumeLitres?: number;
  readonly payloadKg?: number;
  readonly towingKg?: number;
  readonly insuranceGroup?: string;
  readonly tier?: Tier;
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
