import { SelectField } from '#shared/ui/select-field.tsx';

interface NumberSelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly numbers: readonly number[];
  /** 36 as "36 months". */
  readonly toWords: (number: number) => string;
}

/** One number of a few, from a list. */
export function NumberSelect({ name, label, value, numbers, toWords }: NumberSelectProps) {
  const choices = numbers.map((number) => ({ value: String(number), label: toWords(number) }));
  return <SelectField name={name} label={label} value={String(value)} choices={choices} />;
}
