import type { Choices, ControlSpec, FieldSpec } from '#shared/contracts/field-spec.ts';
import { ChoiceGroup } from '#shared/ui/form/choice-group.tsx';
import { type FormState, tickedValues, typedValue } from '#shared/ui/form/form-state.ts';
import { RadioGroup } from '#shared/ui/form/radio-group.tsx';
import { TextAreaField } from '#shared/ui/form/text-area-field.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import { type Choice, SelectField } from '#shared/ui/select-field.tsx';
import styles from './enquiry-form.module.css';

/** What the visitor typed in an earlier try, and the message for each field at fault. */
interface EnquiryFieldState {
  readonly form: FormState;
  readonly errors: Readonly<Record<string, string | undefined>>;
}

interface EnquiryFieldProps extends EnquiryFieldState {
  readonly spec: FieldSpec;
}

/** One field of an enquiry, or a group of them under its heading. */
export function EnquiryField({ spec, ...state }: EnquiryFieldProps) {
  if (spec.kind !== 'group') return <Control spec={spec} {...state} />;
  return (
    <fieldset className={styles.group}>
      <legend>{spec.legend}</legend>
      {spec.hint !== undefined && <p className={styles.hint}>{spec.hint}</p>}
      {spec.fields.map((field) => (
        <Control key={field.name} spec={field} {...state} />
      ))}
    </fieldset>
  );
}

function Control({ spec, form, errors }: EnquiryFieldState & { readonly spec: ControlSpec }) {
  const { name, hint, isOptional = false } = spec;
  // The props that every field takes.
  const field = { name, label: labelOf(spec), hint, error: errors[name] };
  const value = typedValue(form, name);
  const isRequired = !isOptional;
  switch (spec.kind) {
    case 'long-text':
      return (
        <TextAreaField
          {...field}
          value={value}
          isRequired={isRequired}
          maxLength={spec.maxLength}
          rows={isRequired ? 6 : 3}
        />
      );
    case 'number':
      // A text field, because people type thousands commas, and a number field would then drop the whole value.
      return (
        <TextField {...field} value={value} isRequired={isRequired} inputMode="numeric" maxLength={12} />
      );
    case 'select':
      return <SelectField {...field} value={value} choices={[nothingChosen, ...toList(spec.choices)]} />;
    case 'radio':
      return <RadioGroup {...field} value={value} isRequired={isRequired} choices={toList(spec.choices)} />;
    case 'ticks':
      return <ChoiceGroup {...field} ticked={tickedValues(form, name)} choices={toList(spec.choices)} />;
    case 'text': {
      const {
        kind,
        name: _name,
        label: _label,
        hint: _hint,
        isOptional: _isOptional,
        onlyFor,
        ...text
      } = spec;
      const input = <TextField {...field} {...text} value={value} isRequired={isRequired} />;
      return onlyFor === undefined ? input : <div className={styles[onlyFor]}>{input}</div>;
    }
  }
}

/** The label, saying so where a field may be left out. */
function labelOf({ label, isOptional }: ControlSpec): string {
  return isOptional ? `${label} (optional)` : label;
}

/** First in every list, so that nothing is chosen for the visitor. */
const nothingChosen: Choice = { value: '', label: 'Please choose' };

function toList(choices: Choices): readonly Choice[] {
  return Object.entries(choices).map(([value, label]) => ({ value, label }));
}
