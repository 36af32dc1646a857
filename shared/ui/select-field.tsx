import styles from './field.module.css';
import { controlAttributes, FieldFrame, type FieldProps } from './field.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceGroup {
  readonly label: string;
  readonly choices: readonly Choice[];
}

interface SelectFieldProps extends FieldProps {
  readonly value?: string;
  readonly choices: readonly (Choice | ChoiceGroup)[];
}

/** One choice from a list, the browser's own control. */
export function SelectField({ value, choices, ...field }: SelectFieldProps) {
  return (
    <FieldFrame field={field}>
      <select {...controlAttributes(field)} className={styles.control} defaultValue={value}>
        {choices.map((choice) =>
          'choices' in choice ? (
            <optgroup key={choice.label} label={choice.label}>
              {choice.choices.map(toOption)}
            </optgroup>
          ) : (
            toOption(choice)
          ),
        )}
      </select>
    </FieldFrame>
  );
}

function toOption({ value, label }: Choice) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
