import type { Price } from '#shared/deals/price.ts';
import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import type { VehicleImage } from '#shared/pages/account/lease/agreed-lease.ts';

/** A vehicle that was looked at and is still offered. */
export interface ViewedView {
  readonly vehicleRef: string;
  readonly name: string;
  readonly href: string;
  /** Where it is saved. */
  readonly saveHref: string;
  readonly image?: VehicleImage;
  /** ISO date. */
  readonly viewedOn: string;
  /** At the profile that all prices are first shown at. */
  readonly price?: Price;
}

export interface ViewedData extends AccountPageData {
  /** Last viewed first. */
  readonly viewed: readonly ViewedView[];
}
