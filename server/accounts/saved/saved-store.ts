import type {
  Alert,
  SavedDeal,
  SavedOffer,
  SavedPrice,
  SavedSearch,
  ViewedVehicle,
} from '#shared/contracts/saved.ts';

/**
 * What customers keep with us. `accountId` comes from the session and from nowhere else; what belongs to somebody
 * else is answered like what does not exist.
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
  /** The same page and question again takes the new name. Throws `InvalidInputError` when the account is full. */
  add(accountId: string, search: Pick<SavedSearch, 'name' | 'path' | 'query'>): Promise<SavedSearch>;
  /** Whether there was one. */
  remove(accountId: string, id: string): Promise<boolean>;
}

export interface SavedDeals {
  /** Newest first. */
  list(accountId: string): Promise<readonly SavedDeal[]>;
  find(accountId: string, id: string): Promise<SavedDeal | undefined>;
  /** The same deal again keeps its first price. Throws `InvalidInputError` when the account is full. */
  add(accountId: string, deal: SavedOffer & { readonly price?: SavedPrice }): Promise<SavedDeal>;
  /** Whether there was one. */
  remove(accountId: string, id: string): Promise<boolean>;
}

export interface ViewedVehicles {
  /** The last `maxViewed`, newest first. */
  list(accountId: string): Promise<readonly ViewedVehicle[]>;
  /** Joins views with those that are there: the later time counts, the oldest give way. */
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
  readonly email: string;
  readonly isTold: boolean;
  readonly revision: number;
}

export type AlertPurpose = 'confirm' | 'off';

export interface Alerts {
  /** Newest first. */
  list(accountId: string): Promise<readonly Alert[]>;
  /**
   * A new alert waits to be confirmed; the same one again takes the new price, and has to be confirmed again only if
   * the address is another. Throws `InvalidInputError` when the account is full.
   */
  add(accountId: string, alert: NewAlert): Promise<Alert>;
  /** Whether there was one. */
  remove(accountId: string, id: string): Promise<boolean>;
  /** A key for a link in an e-mail; only its hash is kept. `validMs` absent: as long as the alert. */
  createToken(alertId: string, purpose: AlertPurpose, validMs?: number): Promise<string>;
  /** The alert that a key is for, while it is valid. */
  findByToken(token: string, purpose: AlertPurpose): Promise<Alert | undefined>;
  /** Whether the key was good; confirming twice is well. */
  confirm(token: string): Promise<boolean>;
  /** Ends the alert that the key is for; whether there was one. */
  turnOff(token: string): Promise<boolean>;
  /** Confirmed alerts in steps, so that many never are in memory at once. */
  listConfirmed(afterId: string, count: number): Promise<readonly WatchedAlert[]>;
  /**
   * Writes whether an alert has told, if nobody wrote since it was read and no newer catalogue has been compared:
   * of all nodes, one is given true.
   */
  claim(alert: WatchedAlert, told: { readonly isTold: boolean; readonly version: number }): Promise<boolean>;
  /** Takes a claim back, after a message that could not be sent. */
  unclaim(alert: WatchedAlert): Promise<void>;
  /** Removes those that were not confirmed within the time. */
  removeUnconfirmed(olderThan: Date): Promise<void>;
}
