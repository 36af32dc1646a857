import type { DealType } from '#shared/deals/deal-type.ts';
import type { Price } from '#shared/deals/price.ts';

/** The vehicle, profile and price that a quote, an order or a contract was made at: a copy, not today's catalogue. */
export interface AgreedLease {
  readonly dealType: DealType;
  readonly vehicleRef: string;
  readonly vehicleName: string;
  readonly price: Price;
  /** Drawing of the vehicle; absent once the catalogue no longer knows it. */
  readonly image?: VehicleImage;
  /** The vehicle's page at the same profile, while we still offer it. */
  readonly vehicleHref?: string;
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
