import type { DealType } from '#shared/deals/deal-type.ts';
import type { Price } from '#shared/deals/price.ts';

/** The vehicle, profile and price of a quote, an order or a contract, as they were when it was made. */
export interface AgreedLease {
  readonly dealType: DealType;
  readonly vehicleRef: string;
  readonly vehicleName: string;
  readonly price: Price;
  /** Drawing of the vehicle; absent once the vehicle is no longer in the catalogue. */
  readonly image?: VehicleImage;
  /** The vehicle's page at the same profile, while we still offer it. */
  readonly vehicleHref?: string;
  /** Present when insurance is included in the price. */
  readonly isInsured?: true;
}

export interface VehicleImage {
  readonly src: string;
  readonly alt: string;
}

/** How to reach us, from configuration. */
export interface ContactFacts {
  readonly phone: string;
  readonly openingHours: string;
}
