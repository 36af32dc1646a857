import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';

/** The page of one's own data. */
export interface YourDataData extends AccountPageData {
  readonly form: FormState;
  /** Whether this site has the accounts itself, so that it can copy and close one at once. */
  readonly holdsAccounts: boolean;
}
