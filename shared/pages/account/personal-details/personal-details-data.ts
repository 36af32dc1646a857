import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import type { CommunicationType } from '#shared/pages/account/communication-types.ts';
import type { Panel } from '#shared/pages/account/lease/panel.tsx';
import type { FormFaults, FormState } from '#shared/ui/form/form-state.ts';

export interface HeldDetails {
  readonly accountNumber: string;
  readonly companyName?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile?: string;
}

export interface HeldConsents {
  readonly allowed: readonly CommunicationType[];
  /** ISO date of the last choice; absent until the customer has made one. */
  readonly savedOn?: string;
}

export interface PersonalDetailsData extends AccountPageData {
  /** State of each form of the page. */
  readonly form: FormState;
  /** Faults of the form that was last sent without a script. */
  readonly faults: FormFaults;
  readonly details: Panel<HeldDetails>;
  readonly consents: Panel<HeldConsents>;
  readonly phone: string;
  readonly openingHours: string;
}
