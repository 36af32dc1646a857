import type { Deal } from '#shared/deals/deal.ts';
import type { PriceSpan } from '#shared/deals/deal-results.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { Price } from '#shared/deals/price.ts';
import type { PriceHistory } from '#shared/deals/price-history.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import type { ValueScore } from '#shared/deals/value-score.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';

/** The terms and mileages that funders quote for this vehicle, ascending; the price control offers no others. */
export interface OfferedProfiles {
  readonly terms: readonly number[];
  readonly miles: readonly number[];
  readonly canBeMaintained: boolean;
  readonly canBeUnmaintained: boolean;
}

/** Everything that a vehicle page shows. */
export interface VehicleData {
  readonly catalogueVersion: number;
  readonly dealType: DealType;
  readonly vehicle: Vehicle;
  readonly imageHost: string;
  readonly phone: string;
  readonly openingHours: string;
  readonly path: string;
  readonly profile: LeaseProfile;
  /** Absent when the price is on application. */
  readonly price?: Price;
  /** As in `Deal`. */
  readonly poundsBelowAverage?: number;
  readonly value?: ValueScore;
  readonly offered: OfferedProfiles;
  /** The same lease with other initial rentals, fewest months first. */
  readonly upfront: readonly Price[];
  /** Monthly rental with maintenance less the one without, in pence, at this profile. */
  readonly maintenancePence?: number;
  /** The same lease with the next larger annual allowance. */
  readonly nextAllowance?: Price;
  /**
   * The same vehicle under the other deal type, at the same profile; absent where the vehicle has no price under it.
   */
  readonly counterpart?: string;
  /** Over every profile of the vehicle with the maintenance shown; said on the page and in structured data. */
  readonly priceSpan?: PriceSpan;
  /** Prices at the default profile over time; absent for a vehicle of which none have been kept. */
  readonly priceHistory?: PriceHistory;
  readonly similar: readonly Deal[];
  readonly notes: readonly string[];
}
