import type { StaffLink, StaffPageData, StaffPaging } from './staff-data.ts';

/** One special offer, in words. */
export interface StaffOffer {
  readonly id: number;
  readonly vehicle: string;
  readonly reference: string;
  /** The vehicle's page; absent when the catalogue has it no more. */
  readonly vehicleHref?: string | undefined;
  readonly days: string;
  readonly madeBy: string;
  /** What the site says of it now. */
  readonly says: string;
}

/** The special offers in one state, and the form for another. */
export interface StaffOffersData extends StaffPageData {
  readonly tabs: readonly StaffLink[];
  readonly offers: readonly (StaffOffer & { readonly href: string })[];
  /** Said where there are none. */
  readonly empty: string;
  readonly paging: StaffPaging;
}

/** One special offer, with its days to change. */
export interface StaffOfferData extends StaffPageData {
  readonly offer: StaffOffer;
  readonly state: 'running' | 'coming' | 'ended';
  /** The first and the last day, as ISO dates. */
  readonly startsOn: string;
  readonly endsOn: string;
}
