import styles from '#shared/ui/field.module.css';
import { FieldFrame, type FieldProps, fieldControl } from '#shared/ui/field.tsx';
import { type FormState, typedValue } from './form-state.ts';

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

/** What a form says of one of its lines of text, beside its name. */
type TextFieldSpec = Omit<TextFieldProps, 'name' | 'value' | 'error'>;

interface TypedFieldProps {
  readonly name: string;
  readonly spec: TextFieldSpec;
  /** Undefined until a form has come back. */
  readonly form: Pick<FormState, 'values' | 'faults'> | undefined;
  /** Those of `form` unless given. */
  readonly errors?: Readonly<Record<string, string | undefined>>;
}

/** One line of text as its form says, with what was typed into it before and what is wrong with that. */
export function TypedField({ name, spec, form, errors = form?.faults.fields }: TypedFieldProps) {
  return (
    <TextField {...spec} name={name} value={form ? typedValue(form, name) : ''} error={errors?.[name]} />
  );
}
