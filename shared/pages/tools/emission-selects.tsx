import { type EmissionStandard, emissionStandards } from '#shared/tax/company-vehicle.ts';
import { SelectField } from '#shared/ui/select-field.tsx';

const labels: Readonly<Record<EmissionStandard, string>> = {
  unknown: 'Not known',
  'euro-6e': 'Euro 6e or earlier',
  'euro-6e-bis': 'Euro 6e-bis or later',
};

/** Asks by which standard the CO2 of a plug-in hybrid was measured. */
export function EmissionStandardSelect({ value }: { readonly value: EmissionStandard }) {
  return (
    <SelectField
      name="standard"
      label="Emission standard"
      value={value}
      choices={emissionStandards.map((standard) => ({ value: standard, label: labels[standard] }))}
    />
  );
}

/** Asks whether a diesel meets RDE2, which new ones do: it decides about the supplement. */
export function Rde2Select({ meetsRde2 }: { readonly meetsRde2: boolean }) {
  return (
    <SelectField
      name="rde2"
      label="Diesel emissions"
      value={String(meetsRde2)}
      choices={[
        { value: 'true', label: 'Meets RDE2, like most new diesels' },
        { value: 'false', label: 'Doesn’t meet RDE2' },
      ]}
    />
  );
}

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
