import styles from './field.module.css';
import { type FieldProps, FieldTexts } from './field.tsx';
import type { Choice } from './select-field.tsx';

interface SegmentedFieldProps extends FieldProps {
  readonly value: string;
  readonly choices: readonly Choice[];
}

/** One of a few choices, as radio buttons drawn as segments. */
export function SegmentedField({ value, choices, ...field }: SegmentedFieldProps) {
  return (
    <fieldset className={styles.field} id={`field-${field.name}`} tabIndex={-1}>
      <legend className={styles.label}>{field.label}</legend>
      <FieldTexts field={field} />
      <div className={styles.segments}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={field.name}
              value={choice.value}
              defaultChecked={choice.value === value}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
