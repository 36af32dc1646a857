import { useEffect, useState } from 'react';
import { defaultProfile, offeredMiles } from '#shared/deals/profile.ts';
import { formatMiles } from '#shared/format/format-count.ts';
import { useKeptMiles } from '#shared/ui/kept-miles.ts';
import { type Choice, SelectField } from '#shared/ui/select-field.tsx';

const name = 'miles';
const usual = defaultProfile.annualMiles;

/** The miles a year of the search: the usual ones or, once hydrated, those that this browser keeps. */
export function MilesField() {
  const miles = useKeptMiles()?.miles;
  const [kept, setKept] = useState<number>();
  useEffect(() => {
    const field = document.querySelector<HTMLSelectElement>(`main select[name=${name}]`);
    // The visitor may have come to the field before the scripts did.
    if (field?.value === String(usual) && field !== document.activeElement) setKept(miles);
  }, [miles]);
  return (
    // Drawn anew with the kept miles, because a select takes its first value only.
    <SelectField
      key={kept}
      name={name}
      label="Miles a year"
      value={String(kept ?? usual)}
      choices={milesChoices(kept)}
    />
  );
}

function milesChoices(kept: number | undefined): readonly Choice[] {
  const offered = [...new Set([...offeredMiles, kept ?? usual])].sort((a, b) => a - b);
  return offered.map((miles) => ({ value: String(miles), label: formatMiles(miles) }));
}
