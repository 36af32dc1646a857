import { type FormState, typedValue } from '#shared/ui/form/form-state.ts';
import { TextField } from '#shared/ui/form/text-field.tsx';

/** Label of the field, also used in the summary of faults. */
export const emailLabel = 'Email address';

interface EmailFieldProps {
  readonly form: FormState;
  readonly error?: string | undefined;
}

/** The field for the address that a customer logs in with. */
export function EmailField({ form, error }: EmailFieldProps) {
  return (
    <TextField
      name="email"
      label={emailLabel}
      type="email"
      autoComplete="username"
      value={typedValue(form, 'email')}
      error={error}
    />
  );
}
