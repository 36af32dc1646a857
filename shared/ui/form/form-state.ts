/** What was wrong with a form: a message for the whole form, and one for each field at fault. */
export interface FormFaults {
  readonly message?: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What a form is drawn from: the session's token, and the values and faults of an earlier try (never passwords or files). */
export interface FormState {
  readonly csrf: string;
  /** What was typed; a list where several fields share a name. */
  readonly values: Readonly<Record<string, string | readonly string[]>>;
  readonly faults: FormFaults;
  /** Says once what the form has just done. */
  readonly done?: string;
}

/** Dispatched on a form that was refused; `detail` is `FormFaults`. A listener that shows them prevents the default. */
export const formRefusedEvent = 'form-refused';

/** What was typed into a field with one value; empty when nothing was. */
export function typedValue({ values }: Pick<FormState, 'values'>, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : (value?.[0] ?? '');
}

/** The values that were ticked in a group of boxes. */
export function tickedValues({ values }: FormState, name: string): readonly string[] {
  const value = values[name];
  return typeof value === 'string' ? value.split(',') : (value ?? []);
}
