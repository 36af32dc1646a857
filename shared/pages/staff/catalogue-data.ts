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
}

/** The page of the catalogue's versions. */
export interface StaffImportsData extends StaffPageData {
  readonly versions: readonly StaffVersion[];
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
