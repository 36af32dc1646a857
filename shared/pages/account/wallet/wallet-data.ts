import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import type { Panel } from '#shared/pages/account/lease/panel.tsx';
import type { FormState } from '#shared/ui/form/form-state.ts';
import type { Late } from '#shared/ui/late-part.tsx';

/** Money earned or spent; spending is below zero. */
export interface WalletEntryView {
  /** ISO date. */
  readonly on: string;
  readonly description: string;
  readonly amountPence: number;
}

export interface WalletData extends AccountPageData {
  readonly form: FormState;
  readonly balancePence: Late<Panel<number>>;
  /** Newest first. */
  readonly entries: Late<Panel<readonly WalletEntryView[]>>;
}
