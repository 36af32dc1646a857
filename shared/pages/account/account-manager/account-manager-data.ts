import type { AccountPageData } from '#shared/pages/account/account-frame.ts';

export interface AccountManagerView {
  readonly name: string;
  readonly jobTitle: string;
  readonly phone: string;
  readonly email: string;
  readonly isAvailable: boolean;
  /** ISO date. */
  readonly awayUntil?: string;
}

export interface AccountManagerData extends AccountPageData {
  readonly manager: { readonly value?: AccountManagerView };
  readonly phone: string;
  readonly openingHours: string;
}
