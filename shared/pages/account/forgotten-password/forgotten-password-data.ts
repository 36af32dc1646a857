import type { FormState } from '#shared/pages/account/form/form-state.ts';

export interface ForgottenPasswordData {
  readonly form: FormState;
}
