import { PasswordField } from './password-field.tsx';

/** A password that is being chosen, with what is asked of it. */
export function NewPasswordField({
  label,
  error,
}: {
  readonly label: string;
  readonly error: string | undefined;
}) {
  return (
    <PasswordField
      name="password"
      label={label}
      hint="At least 10 characters. Three words that do not belong together are easy to keep."
      autoComplete="new-password"
      minLength={10}
      error={error}
    />
  );
}
