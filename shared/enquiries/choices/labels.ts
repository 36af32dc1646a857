import type { Choice } from '#shared/ui/select-field.tsx';

/** The values of a choice and what each is called: one list for the form, the schema and the words that follow. */
export type Labels<Value extends string = string> = Readonly<Record<Value, string>>;

/** The choices of a field, in the order of the list. */
export function toChoices(labels: Labels): readonly Choice[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** The values alone, for a schema. */
export function valuesOf<Value extends string>(labels: Labels<Value>): readonly Value[] {
  return Object.keys(labels) as Value[];
}
