import type { FormState } from '#shared/pages/account/form/form-state.ts';

export interface LoginData {
  readonly form: FormState;
  /** Path of this site where the visitor was going; checked. */
  readonly next: string;
}
