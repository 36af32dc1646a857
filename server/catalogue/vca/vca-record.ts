import { z } from 'zod';
import type { Fuel } from '#shared/deals/fuel.ts';
import type { Transmission } from '#shared/deals/vehicle-facts.ts';
import { lookUp } from './compare-names.ts';

/** If Windows-1252 was read as Latin-1, its dashes and quotes are control characters; this says which is which. */
const windowsMarks: readonly (readonly [RegExp, string])[] = [
  [/[\u0096\u0097\u2013\u2014]/g, '-'],
  [/[\u0091\u0092\u2018\u2019]/g, "'"],
  [/[\u0093\u0094\u201c\u201d]/g, '"'],
  [/[\p{Cc}\s]+/gu, ' '],
];

const text = z
  .string()
  .transform((value) => windowsMarks.reduce((said, [find, put]) => said.replace(find, put), value).trim());
const wanted = text.refine((value) => value !== '', 'is empty');

/** A figure of at most `most`. Empty, "-" and 0 mean unknown. */
function figure(most: number) {
  return text
    .transform((value) => Number(value === '-' ? '' : value.replaceAll(',', '')))
    .refine((value) => Number.isFinite(value), 'is not a number')
    .refine((value) => value >= 0 && value <= most, `is not between 0 and ${most}`)
    .transform((value) => (value === 0 ? undefined : value));
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

function toIsoDate(value: string): string | undefined {
  const [, day = '', name = '', year = ''] = /^(\d{1,2}) ([a-z]+) (20\d\d)$/i.exec(value) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(iso) ? undefined : iso;
}

/** Translates published words to ours; other words are a fault. */
function words<Value extends string>(byWord: Readonly<Record<string, Value>>) {
  return text.transform((value, context): Value => {
    const found = lookUp(byWord, value.toLowerCase());
    if (found) return found;
    context.addIssue({ code: 'custom', message: `is not one of ${Object.keys(byWord).join(', ')}` });
    return z.NEVER;
  });
}

/** The fuel under which each published fuel is sold. LPG cars start and run on petrol. */
const soldFuels: Readonly<Record<string, Fuel>> = {
  petrol: 'petrol',
  'petrol / lpg': 'petrol',
  'petrol / e85': 'petrol',
  diesel: 'diesel',
  'petrol electric': 'petrol',
  'diesel electric': 'diesel',
  'electricity / petrol': 'petrol',
  'electricity / diesel': 'diesel',
  electricity: 'electric',
  hydrogen: 'hydrogen',
};

const gearboxes: Readonly<Record<string, Transmission>> = {
  manual: 'manual',
  automatic: 'automatic',
  'electric - not applicable': 'automatic',
};

/** One checked row of the file in the file's own terms, without unknown figures, and with an ISO date. */
export const vcaRecord = z.object({
  manufacturer: wanted,
  model: wanted,
  description: text,
  gears: text,
  gearbox: words(gearboxes),
  engineCc: figure(9000),
  fuelType: words(soldFuels),
  powertrain: wanted,
  powerPs: figure(2500),
  powerKw: figure(2000),
  milesPerKwh: figure(50),
  rangeMiles: figure(1000),
  mpg: figure(1000),
  mpgWeighted: figure(1000),
  co2: figure(1000),
  co2Weighted: figure(1000),
  electricRangeMiles: figure(1000),
  changed: text.transform((value, context) => {
    const iso = toIsoDate(value);
    if (iso) return iso;
    context.addIssue({ code: 'custom', message: 'is not a date such as 17 October 2024' });
    return z.NEVER;
  }),
});

export type VcaRecord = z.infer<typeof vcaRecord>;
