/** Messages for what was wrong with a form: one for the whole of it, one for each field at fault. */
export interface FormFaults {
  readonly message?: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What a form is drawn from: the session's token, and what an earlier try left (never passwords or files). */
export interface FormState {
  readonly csrf: string;
  /** What was typed; several values of one name stand in a list. */
  readonly values: Readonly<Record<string, string | readonly string[]>>;
  readonly faults: FormFaults;
  /** Says once what the form has just done. */
  readonly done?: string;
}

/** Fired at a form whose sending was refused; `detail` is `FormFaults`. Who shows them prevents the default. */
export const formRefusedEvent = 'form-refused';

/** What was typed into a field of one value; empty when nothing was. */
export function typedValue({ values }: FormState, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : (value?.[0] ?? '');
}

/** What was ticked in a group of boxes. */
export function tickedValues({ values }: FormState, name: string): readonly string[] {
  const value = values[name];
  return typeof value === 'string' ? value.split(',') : (value ?? []);
}
