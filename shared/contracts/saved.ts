// Contracts may not import the domain, so the profile and the price are written out here in the form that crosses the
// boundary.

/** A vehicle under a deal type at a profile, which customers save and alerts are set for. */
export interface SavedOffer {
  readonly vehicleRef: string;
  readonly dealType: 'personal' | 'business' | 'van';
  readonly profile: SavedProfile;
}

/** As the domain's lease profile. */
interface SavedProfile {
  readonly termMonths: number;
  readonly annualMiles: number;
  readonly initialMonths: number;
  readonly isMaintained: boolean;
}

/** The figures of a price as they were, in pence on the deal type's VAT basis; excess in tenths of a penny a mile. */
export interface SavedPrice {
  readonly monthlyPence: number;
  readonly initialPence: number;
  readonly feePence: number;
  readonly totalPence: number;
  readonly trueMonthlyPence: number;
  readonly excessTenths: number;
}

/** A results page with its filters, under the name that the customer gave it. */
export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  /** Canonical query string without `?`; empty when nothing is filtered. */
  readonly query: string;
  /** ISO 8601 in UTC, as every `…At`. */
  readonly savedAt: string;
}

/** A deal and its price when it was saved; without `price` it was on application. */
export interface SavedDeal extends SavedOffer {
  readonly id: string;
  readonly price?: SavedPrice;
  readonly savedAt: string;
}

/** Enough of a saved deal to mark its heart and to remove it. */
export type SavedItem = Pick<SavedDeal, 'id' | 'vehicleRef' | 'dealType'>;

/** A vehicle in today's catalogue, as lists show it. */
export interface SavedVehicle {
  /** "Volkswagen Golf Hatchback 1.5 TSI Life 5dr" */
  readonly name: string;
  /** Path of its page under the deal type, the profile included. */
  readonly href: string;
  readonly isInStock: boolean;
  /** Present when insurance is included in its price. */
  readonly isInsured?: true;
}

/** A saved deal and its price today; without `vehicle` it is no longer offered. */
export interface SavedDealToday extends SavedDeal {
  readonly vehicle?: SavedVehicle;
  readonly priceToday?: SavedPrice;
  /** Today's true monthly cost less the saved one: below zero is a saving. */
  readonly differencePence?: number;
}

/** A vehicle page that the customer has viewed. */
export interface ViewedVehicle {
  readonly vehicleRef: string;
  readonly dealType: SavedOffer['dealType'];
  readonly viewedAt: string;
}

/** A viewed vehicle with its name and link. Lists leave out vehicles that are no longer offered. */
export interface ViewedVehicleToday extends ViewedVehicle {
  readonly vehicle: SavedVehicle;
}

/** A customer's request for an email when a deal changes; nothing is sent until it is confirmed. */
export interface Alert extends SavedOffer {
  readonly id: string;
  readonly kind: 'price-drop' | 'back-in-stock';
  /** Price drops only: sent when the true monthly cost is below this, in pence on the deal type's VAT basis. */
  readonly belowPence?: number;
  readonly isConfirmed: boolean;
  readonly createdAt: string;
  /** When an email was last sent about it. */
  readonly toldAt?: string;
}

/** An alert and its vehicle today; without `vehicle` the deal is not offered now. */
export interface AlertToday extends Alert {
  readonly vehicle?: SavedVehicle;
  readonly priceToday?: SavedPrice;
}

/** Most searches, deals and alerts that one account keeps. */
export const maxSaved = 100;
/** Most viewed vehicles that one account keeps; the oldest are dropped. */
export const maxViewed = 50;
