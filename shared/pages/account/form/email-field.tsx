import { type FormState, typedValue } from '#shared/ui/form/form-state.ts';
import { TextField } from '#shared/ui/form/text-field.tsx';

interface EmailFieldProps {
  readonly form: FormState;
  readonly error?: string | undefined;
}

/** The field for the address that a customer logs in with. */
export function EmailField({ form, error }: EmailFieldProps) {
  return (
    <TextField
      name="email"
      label="Email address"
      type="email"
      autoComplete="username"
      value={typedValue(form, 'email')}
      error={error}
    />
  );
}
