import type { Price } from '#shared/deals/price.ts';
import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import type { VehicleImage } from '#shared/pages/account/lease/agreed-lease.ts';

/** A vehicle that the customer looked at and that is still offered. */
export interface ViewedView {
  readonly vehicleRef: string;
  readonly name: string;
  readonly href: string;
  /** Address of the page that saves the deal. */
  readonly saveHref: string;
  readonly image?: VehicleImage;
  /** ISO date. */
  readonly viewedOn: string;
  /** Price at the default profile. */
  readonly price?: Price;
}

export interface ViewedData extends AccountPageData {
  /** Last viewed first. */
  readonly viewed: readonly ViewedView[];
}
