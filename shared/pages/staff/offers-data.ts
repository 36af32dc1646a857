import type { StaffPageData, StaffPaging } from './staff-data.ts';

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

export interface StaffOffersData extends StaffPageData {
  readonly tabs: readonly { readonly label: string; readonly href: string; readonly isCurrent: boolean }[];
  readonly offers: readonly (StaffOffer & { readonly href: string })[];
  /** Said where there are none. */
  readonly empty: string;
  readonly paging: StaffPaging;
}

export interface StaffOfferData extends StaffPageData {
  readonly offer: StaffOffer;
  readonly state: 'running' | 'coming' | 'ended';
  /** The first and the last day, as ISO dates. */
  readonly startsOn: string;
  readonly endsOn: string;
}
