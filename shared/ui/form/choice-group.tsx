import { Checkbox } from '#shared/ui/checkbox.tsx';
import fieldStyles from '#shared/ui/field.module.css';
import { type FieldProps, FieldTexts } from '#shared/ui/field.tsx';
import type { Choice } from '#shared/ui/select-field.tsx';
import styles from './form.module.css';

interface ChoiceGroupProps extends FieldProps {
  readonly choices: readonly Choice[];
  readonly ticked: readonly string[];
}

/** Boxes of one name, any number of which may be ticked. */
export function ChoiceGroup({ choices, ticked, ...field }: ChoiceGroupProps) {
  return (
    <fieldset className={fieldStyles.field} id={`field-${field.name}`} tabIndex={-1}>
      <legend className={fieldStyles.label}>{field.label}</legend>
      <FieldTexts field={field} />
      <div className={styles.choices}>
        {choices.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={field.name}
            value={value}
            label={label}
            isChecked={ticked.includes(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
