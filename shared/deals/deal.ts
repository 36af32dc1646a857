import type { DealType } from './deal-type.ts';
import type { Price } from './price.ts';
import type { Vehicle } from './vehicle.ts';

/** The facts of a vehicle that a card shows, without those that only the vehicle page needs. */
export type CardVehicle = Pick<
  Vehicle,
  | 'vehicleRef'
  | 'vehicleType'
  | 'pricingType'
  | 'make'
  | 'range'
  | 'model'
  | 'derivative'
  | 'bodyType'
  | 'shape'
  | 'fuel'
  | 'transmission'
  | 'co2GramsPerKm'
  | 'electricRangeMiles'
  | 'payloadKg'
  | 'loadLengthMm'
  | 'tier'
  | 'stock'
  | 'used'
>;

/** The versions of a range that a list leaves out, because one deal stands for all of them. */
export interface OtherVersions {
  readonly count: number;
  /** Their lowest true monthly cost, in pence; absent when none has a price. */
  readonly fromPence?: number;
}

/** A vehicle offered under a deal type; without a price it is price on application (POA). */
export interface Deal {
  readonly dealType: DealType;
  readonly vehicle: CardVehicle;
  readonly price?: Price;
  /** 0 to 100, higher is better; only on priced deals. */
  readonly valueScore?: number;
  /**
   * Only on special offers that past prices bear out: whole pounds by which the true monthly cost at the default profile
   * is below its average of the last 90 days.
   */
  readonly poundsBelowAverage?: number;
  /** Only in lists with one deal of each range. */
  readonly others?: OtherVersions;
}
