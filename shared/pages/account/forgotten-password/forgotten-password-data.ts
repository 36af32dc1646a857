import type { FormState } from '#shared/ui/form/form-state.ts';

export interface ForgottenPasswordData {
  readonly form: FormState;
}
