import styles from './field.module.css';
import { FieldFrame, type FieldProps, fieldControl, useRefused } from './field.tsx';

/** A value of a field and the words for it. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

/** Choices under a heading of their own in the list. */
export interface OptionGroup {
  readonly label: string;
  readonly choices: readonly Choice[];
}

interface SelectFieldProps extends FieldProps {
  readonly value?: string;
  readonly choices: readonly (Choice | OptionGroup)[];
}

/** One choice from a list, by the browser's own control. */
export function SelectField({ value, choices, ...given }: SelectFieldProps) {
  const { field } = useRefused(given);
  const { id, describedBy, isInvalid } = fieldControl(field);
  return (
    <FieldFrame field={field}>
      <select
        className={styles.control}
        id={id}
        name={field.name}
        defaultValue={value}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
      >
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

function toOption({ value, label, isDisabled }: Choice) {
  return (
    <option key={value} value={value} disabled={isDisabled}>
      {label}
    </option>
  );
}
