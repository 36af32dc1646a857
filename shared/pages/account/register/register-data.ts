import type { FormState } from '#shared/pages/account/form/form-state.ts';

export interface RegisterData {
  readonly form: FormState;
}
