import type { FormState } from '#shared/ui/form/form-state.ts';

export interface LoginData {
  readonly form: FormState;
  /** Path of this site to open after login; already checked. */
  readonly next: string;
}
