import type { FormState } from '#shared/ui/form/form-state.ts';

export interface LoginData {
  readonly form: FormState;
  /** Path of this site where the visitor was going; checked. */
  readonly next: string;
}
