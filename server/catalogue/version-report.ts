import type { LeaseProfile } from '#shared/deals/profile.ts';
import type { RateCard } from './rate-card.ts';

/** How many vehicles or rates a change adds, removes and changes. */
export interface Difference {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
}

/** What differs between two catalogues. */
export interface CatalogueDifference {
  readonly vehicles: Difference;
  /**
   * Rates are compared by profile, with their excess charge. A change of fee or validity changes every rate of a card.
   */
  readonly rates: Difference;
}

/** A price that changes: monthly rentals ex VAT in pence. */
export interface PriceMove {
  readonly vehicleRef: string;
  readonly contract: RateCard['contract'];
  readonly profile: LeaseProfile;
  readonly fromPence: number;
  readonly toPence: number;
}

/** A change of price, with the name of the vehicle. */
export interface NamedMove extends PriceMove {
  readonly vehicle: string;
}

/** Good and bad rows of a file. */
export interface RowCounts {
  readonly accepted: number;
  readonly rejected: number;
}

/** What a version changed, kept with it. */
export interface VersionReport {
  readonly vehicleRows: RowCounts;
  readonly rateRows: RowCounts;
  /** Absent without a file of stock. */
  readonly stockRows?: RowCounts;
  readonly difference: CatalogueDifference;
  /** What looked wrong and was confirmed, as sentences. */
  readonly confirmed: readonly string[];
  readonly largestMoves: readonly NamedMove[];
}
