import styles from '#shared/ui/field.module.css';
import { FieldFrame, type FieldProps, fieldControl } from '#shared/ui/field.tsx';

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'date';
  readonly value: string;
  /** What browsers and password managers may fill in (WCAG 1.3.5). */
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  readonly isRequired?: boolean;
  readonly maxLength?: number;
}

/** One line of text. Marked as required, but checked by the server, whose messages say what to do. */
export function TextField({ type = 'text', value, isRequired = true, ...field }: TextFieldProps) {
  const { id, describedBy, isInvalid } = fieldControl(field);
  return (
    <FieldFrame field={field}>
      <input
        className={styles.control}
        id={id}
        type={type}
        name={field.name}
        defaultValue={value}
        autoComplete={field.autoComplete}
        inputMode={field.inputMode}
        maxLength={field.maxLength}
        required={isRequired}
        spellCheck={type === 'text' ? undefined : false}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
      />
    </FieldFrame>
  );
}
