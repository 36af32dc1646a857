import type { StaffPageData } from './staff-data.ts';

/** One version of the catalogue, in words. */
export interface StaffVersion {
  readonly number: number;
  readonly at: string;
  readonly what: string;
  readonly by: string;
  readonly reason: string;
  readonly holds: string;
  readonly changes: string;
  readonly state: string;
  readonly moves: readonly StaffMove[];
  readonly rejects: readonly StaffRejects[];
}

/** A price that a file changes, in words: monthly rentals ex VAT. */
export interface StaffMove {
  readonly vehicle: string;
  readonly terms: string;
  readonly from: string;
  readonly to: string;
  readonly change: string;
}

/** Where the rejected rows of a file can be downloaded. */
export interface StaffRejects {
  readonly href: string;
  readonly label: string;
}

/** A feed file that waits, or is being checked or imported. */
export interface StaffFeed {
  readonly hash: string;
  readonly name: string;
  /** Who or what it came from, and when. */
  readonly origin: string;
  /** What the site is doing with it; undefined while it waits for staff. */
  readonly busy: string | undefined;
  /** Why it waits again. */
  readonly note: string;
  /** What it would do. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** What looks unusual, as sentences. */
  readonly warnings: readonly string[];
  readonly moves: readonly StaffMove[];
  readonly rejects: readonly StaffRejects[];
}

/** A feed file that has ended. */
export interface StaffEndedFeed {
  readonly hash: string;
  readonly name: string;
  readonly at: string;
  readonly ending: string;
  readonly who: string;
  /** Why, in lines. */
  readonly report: string;
  readonly rejects: readonly StaffRejects[];
}

/** The page of the catalogue's versions. */
export interface StaffImportsData extends StaffPageData {
  readonly waiting: readonly StaffFeed[];
  readonly ended: readonly StaffEndedFeed[];
  /** Names of the layouts by which a funder's own file can be read. */
  readonly layouts: readonly string[];
  readonly versions: readonly StaffVersion[];
  /** Number of the version that the site shows; undefined before the first. */
  readonly shown: number | undefined;
  /** Numbers of the earlier versions that are kept, the newest first. */
  readonly kept: readonly number[];
}

/** One ratebook, in words. */
export interface StaffRatebook {
  readonly key: string;
  readonly name: string;
  readonly funder: string;
  readonly days: string;
  readonly left: string;
  readonly holds: string;
  /** What visitors would miss once it has ended. */
  readonly after: string;
}

/** The page of the ratebooks that the site shows. */
export interface StaffRatebooksData extends StaffPageData {
  readonly ratebooks: readonly StaffRatebook[];
}
