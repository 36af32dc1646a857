import type { FormState } from '#shared/ui/form/form-state.ts';

/** Data of a page that is reached by a link from a mail. */
export interface LinkFormData {
  readonly form: FormState;
  /** Whether the visitor came by a link from a mail; without one there is nothing to fill in. */
  readonly hasLink: boolean;
}

export interface LoginData {
  readonly form: FormState;
  /** Path of this site to open after login; already checked. */
  readonly next: string;
}

export interface ForgottenPasswordData {
  readonly form: FormState;
}

export interface RegisterData {
  readonly form: FormState;
}
