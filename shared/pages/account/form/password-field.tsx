import { useEffect, useState } from 'react';
import { passwordLength } from '#shared/contracts/password-length.ts';
import fieldStyles from '#shared/ui/field.module.css';
import { FieldFrame, type FieldProps, fieldControl } from '#shared/ui/field.tsx';
import styles from '#shared/ui/form/form.module.css';

interface PasswordFieldProps extends FieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly minLength?: number;
}

/** A password field with a button that shows what was typed. Without scripts there is no button. */
export function PasswordField({ autoComplete, minLength, ...field }: PasswordFieldProps) {
  const { id, describedBy, isInvalid } = fieldControl(field);
  const [isReady, setReady] = useState(false);
  const [isShown, setShown] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <FieldFrame field={field}>
      <div className={styles.password}>
        <input
          className={fieldStyles.control}
          id={id}
          type={isShown ? 'text' : 'password'}
          name={field.name}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          minLength={minLength}
          required
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
        />
        <button
          type="button"
          className={styles.show}
          hidden={!isReady}
          aria-controls={id}
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
    </FieldFrame>
  );
}

/** The field for a new password, with its rules as the hint. */
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
      hint={`At least ${passwordLength.min} characters. Try three random words.`}
      autoComplete="new-password"
      minLength={passwordLength.min}
      error={error}
    />
  );
}
