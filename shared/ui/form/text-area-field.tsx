import styles from '#shared/ui/field.module.css';
import { FieldFrame, type FieldProps, fieldControl } from '#shared/ui/field.tsx';

interface TextAreaFieldProps extends FieldProps {
  readonly value: string;
  readonly isRequired?: boolean;
  readonly maxLength?: number;
  readonly rows?: number;
}

/** Several lines of text, in a field that the visitor can make higher. */
export function TextAreaField({
  value,
  isRequired = true,
  maxLength,
  rows = 6,
  ...field
}: TextAreaFieldProps) {
  const { id, describedBy, isInvalid } = fieldControl(field);
  return (
    <FieldFrame field={field}>
      <textarea
        className={styles.control}
        id={id}
        name={field.name}
        defaultValue={value}
        rows={rows}
        maxLength={maxLength}
        required={isRequired}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
      />
    </FieldFrame>
  );
}
