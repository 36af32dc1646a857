import type { FormState } from '#shared/ui/form/form-state.ts';

export interface RegisterData {
  readonly form: FormState;
}
