import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';

/** Most characters of the name of a saved search. */
export const maxSearchName = 80;

/** A results page with its filters, and what it finds today. */
export interface SearchView {
  readonly path: string;
  /** Canonical query string without `?`. */
  readonly query: string;
  /** Heading of the results page; also the suggested name of the search. */
  readonly heading: string;
  /** The filters that are on, in words. */
  readonly filters: readonly string[];
  readonly profile: string;
  readonly total: number;
  /** Lowest true monthly cost of what it finds, in pence. */
  readonly fromPence?: number;
  readonly vat: 'inc VAT' | 'ex VAT';
}

export interface SavedSearchView {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** ISO date. */
  readonly savedOn: string;
  /** Absent when the results page no longer exists. */
  readonly found?: SearchView;
}

export interface SearchesData extends AccountPageData {
  readonly form: FormState;
  readonly toSave?: SearchView;
  readonly searches: readonly SavedSearchView[];
}
