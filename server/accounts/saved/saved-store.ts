import type {
  Alert,
  SavedDeal,
  SavedOffer,
  SavedPrice,
  SavedSearch,
  ViewedVehicle,
} from '#shared/contracts/saved.ts';

/**
 * What customers save. `accountId` must come from the session. Data of another account is treated as if it did not
 * exist.
 */
export interface SavedStore {
  readonly searches: SavedSearches;
  readonly deals: SavedDeals;
  readonly viewed: ViewedVehicles;
  readonly alerts: Alerts;
}

export interface SavedSearches {
  /** Newest first. */
  list(accountId: string): Promise<readonly SavedSearch[]>;
  /** Saving the same page and filters again renames the search. Throws `InvalidInputError` when the account is full. */
  add(accountId: string, search: Pick<SavedSearch, 'name' | 'path' | 'query'>): Promise<SavedSearch>;
  /** Returns whether it existed. */
  remove(accountId: string, id: string): Promise<boolean>;
}

export interface NewSavedDeal extends SavedOffer {
  readonly price?: SavedPrice;
  /** Now, when left out. */
  readonly savedAt?: Date;
}

export interface SavedDeals {
  /** Newest first. */
  list(accountId: string): Promise<readonly SavedDeal[]>;
  find(accountId: string, id: string): Promise<SavedDeal | undefined>;
  /** The deal that was saved of exactly this offer. */
  findOffer(accountId: string, offer: SavedOffer): Promise<SavedDeal | undefined>;
  /** Saving the same deal again keeps the first price. Throws `InvalidInputError` when the account is full. */
  add(accountId: string, deal: NewSavedDeal): Promise<SavedDeal>;
  /** Returns whether it existed. */
  remove(accountId: string, id: string): Promise<boolean>;
}

export interface ViewedVehicles {
  /** The last `maxViewed`, newest first. */
  list(accountId: string): Promise<readonly ViewedVehicle[]>;
  /**
   * Adds views to the stored ones: the later time of each vehicle is kept, and the oldest views beyond `maxViewed` go.
   */
  join(accountId: string, views: readonly ViewedVehicle[]): Promise<void>;
  removeAll(accountId: string): Promise<void>;
}

export interface NewAlert extends SavedOffer {
  readonly kind: Alert['kind'];
  readonly email: string;
  readonly belowPence?: number;
}

/** An alert as it is compared with a catalogue. */
export interface WatchedAlert extends Alert {
  readonly accountId: string;
  readonly email: string;
  readonly isTold: boolean;
  readonly revision: number;
}

export type AlertPurpose = 'confirm' | 'off';

export interface Alerts {
  /** Newest first. */
  list(accountId: string): Promise<readonly Alert[]>;
  /**
   * Adds an alert, which has to be confirmed. Adding the same one again changes its price, and it has to be confirmed
   * again only if the address has changed. Throws `InvalidInputError` when the account is full.
   */
  add(accountId: string, alert: NewAlert): Promise<Alert>;
  /** Returns whether it existed. */
  remove(accountId: string, id: string): Promise<boolean>;
  /** A key for a link in an email; only its hash is stored. Without `validMs` it works as long as the alert exists. */
  createToken(alertId: string, purpose: AlertPurpose, validMs?: number): Promise<string>;
  /** The alert of a valid key; undefined when the key is unknown or has expired. */
  findByToken(token: string, purpose: AlertPurpose): Promise<Alert | undefined>;
  /** Whether the key was valid. An alert may be confirmed twice. */
  confirm(token: string): Promise<boolean>;
  /** Deletes the alert of a key. Returns whether there was one. */
  turnOff(token: string): Promise<boolean>;
  /** A page of confirmed alerts in the order of their ids, so that not all have to be in memory. */
  listConfirmed(afterId: string, count: number): Promise<readonly WatchedAlert[]>;
  /**
   * Stores whether the holder has been told, unless another node has changed the alert since it was read or has
   * compared it with a newer catalogue. Returns true on the one node that may send the mail.
   */
  claim(alert: WatchedAlert, told: { readonly isTold: boolean; readonly version: number }): Promise<boolean>;
  /** Undoes a claim after the mail could not be sent. */
  unclaim(alert: WatchedAlert): Promise<void>;
  /** Deletes alerts that were added so long ago and never confirmed. */
  removeUnconfirmed(agoMs: number): Promise<void>;
}
