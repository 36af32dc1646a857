import type { DealType } from '#shared/deals/deal-type.ts';
import type { Price } from '#shared/deals/price.ts';
import type { PricingType } from '#shared/deals/pricing-type.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import type { Named } from '#shared/deals/vehicle.ts';
import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';

/** What the page says of the vehicle. */
interface QuotedVehicle {
  readonly vehicleRef: string;
  readonly make: Named;
  readonly range: Named;
  readonly model: Named;
  readonly derivative: Named;
  readonly pricingType: PricingType;
  /** "Petrol · Manual · …" */
  readonly facts: readonly string[];
  readonly image: { readonly src: string; readonly alt: string };
  /** Its page at this profile. */
  readonly href: string;
}

/** A vehicle and the price that a quote is asked for; without a price it is on application. */
export interface QuoteData extends EnquiryData {
  readonly dealType: DealType;
  readonly vehicle: QuotedVehicle;
  readonly title: string;
  readonly profile: LeaseProfile;
  readonly price?: Price;
  /** Days for which a quote of today is held at most. */
  readonly daysHeld: number;
  readonly notes: readonly string[];
}
