import type { DealType } from './deal-type.ts';
import type { Price } from './price.ts';
import type { Vehicle } from './vehicle.ts';

/**
 * What a card shows of a vehicle, in words that the server has worked out: the browser needs no code that makes them, and
 * few of the facts behind them.
 */
export interface CardVehicle
  extends Pick<
    Vehicle,
    | 'vehicleRef'
    | 'pricingType'
    | 'make'
    | 'range'
    | 'model'
    | 'derivative'
    | 'fuel'
    | 'electricRangeMiles'
    | 'tier'
  > {
  /** Path of the drawing on the image host. */
  readonly imagePath: string;
  readonly imageAlt: string;
  /** "Electric · Automatic · 270-mile range" */
  readonly facts: string;
  /** "In stock · 1 to 3 weeks" */
  readonly stockLine: string;
  /** "availability checked 20 Nov 2026" */
  readonly checkedLine: string;
  readonly isInStock: boolean;
}

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
