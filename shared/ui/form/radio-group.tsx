import fieldStyles from '#shared/ui/field.module.css';
import { type FieldProps, FieldTexts, fieldControl } from '#shared/ui/field.tsx';
import type { Choice } from '#shared/ui/select-field.tsx';
import styles from './form.module.css';

interface RadioGroupProps extends FieldProps {
  readonly choices: readonly Choice[];
  /** Empty when nothing is chosen yet. */
  readonly value: string;
  readonly isRequired?: boolean;
}

/** One of a few choices, shown as radio buttons with room for a sentence each. */
export function RadioGroup({ choices, value, isRequired = true, ...field }: RadioGroupProps) {
  const { id, describedBy } = fieldControl(field);
  return (
    <fieldset className={fieldStyles.field} id={id} tabIndex={-1} aria-describedby={describedBy}>
      <legend className={fieldStyles.label}>{field.label}</legend>
      <FieldTexts field={field} />
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={fieldStyles.check}>
            <input
              type="radio"
              name={field.name}
              value={choice.value}
              defaultChecked={choice.value === value}
              required={isRequired}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
