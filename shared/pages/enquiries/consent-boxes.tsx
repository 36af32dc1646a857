import type { ConsentSpec } from '#shared/enquiries/enquiry-definition.ts';
import { consentField } from '#shared/enquiries/enquiry-fields.ts';
import fieldStyles from '#shared/ui/field.module.css';
import { FieldTexts, fieldControl } from '#shared/ui/field.tsx';
import { type FormState, tickedValues } from '#shared/ui/form/form-state.ts';
import styles from './enquiry-form.module.css';

interface ConsentBoxesProps {
  readonly consents: readonly ConsentSpec[];
  readonly form: FormState;
  readonly error?: string | undefined;
}

/** A box for each thing that the visitor may agree to: never ticked for them, wording kept in the consent log. */
export function ConsentBoxes({ consents, form, error }: ConsentBoxesProps) {
  if (consents.length === 0) return null;
  const field = { name: consentField, label: 'Your choice', error };
  const { id, describedBy } = fieldControl(field);
  const ticked = tickedValues(form, consentField);
  return (
    <fieldset className={styles.consents} id={id} tabIndex={-1} aria-describedby={describedBy}>
      <legend>{field.label}</legend>
      <FieldTexts field={field} />
      {consents.map(({ purpose, wording, isRequired }) => (
        <label key={purpose} className={fieldStyles.check}>
          <input
            type="checkbox"
            name={consentField}
            value={purpose}
            defaultChecked={ticked.includes(purpose)}
            required={isRequired}
          />
          {wording}
        </label>
      ))}
    </fieldset>
  );
}
