/** Personal: a person leases a car. Business: a business leases a car. Van: a business leases a van. */
export type DealType = 'personal' | 'business' | 'van';

/** Whether the agreement is with a person or a business; decides the VAT shown and the rates that apply. */
export type ContractType = 'personal' | 'business';

export type VehicleType = 'car' | 'commercial';

export interface DealTypeFacts {
  /** Number used for the deal type by the site search and the filter state; Personal is 2 (spec, section 3). */
  readonly number: number;
  readonly contract: ContractType;
  readonly vehicleType: VehicleType;
  /** First segment of every URL of this deal type. */
  readonly slug: string;
  /** Label of the first crumb and of headings, as in "BMW car leasing". */
  readonly label: string;
  /** Words for the VAT basis, shown beside every price. */
  readonly vat: 'inc VAT' | 'ex VAT';
  /** The trade's own abbreviation for the agreement. */
  readonly agreement: 'PCH' | 'BCH';
}

/** The one table of deal types, in the order in which they are offered. */
export const dealTypes: Readonly<Record<DealType, DealTypeFacts>> = {
  personal: {
    number: 2,
    contract: 'personal',
    vehicleType: 'car',
    slug: 'car-leasing',
    label: 'Car Leasing',
    vat: 'inc VAT',
    agreement: 'PCH',
  },
  business: {
    number: 1,
    contract: 'business',
    vehicleType: 'car',
    slug: 'business-car-leasing',
    label: 'Business Car Leasing',
    vat: 'ex VAT',
    agreement: 'BCH',
  },
  van: {
    number: 3,
    contract: 'business',
    vehicleType: 'commercial',
    slug: 'van-leasing',
    label: 'Van Leasing',
    vat: 'ex VAT',
    agreement: 'BCH',
  },
};

export const allDealTypes = Object.keys(dealTypes) as readonly DealType[];

// The cookie has a file of its own, because the build splits scripts by file: every page needs the cookie, few need the
// toggle.

/** The cookie that keeps the toggle's choice (spec, sections 4 and 9), and for how long. */
export const dealTypeCookie = { name: 'toggleDealType', days: 365 } as const;
