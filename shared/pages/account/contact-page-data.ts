import type { AccountPageData } from './account-frame.ts';

/** Data of an account page that says how to reach us. */
export interface ContactPageData extends AccountPageData {
  readonly phone: string;
  readonly openingHours: string;
}
