import {
  dateField,
  decimalField,
  optionalField,
  penceField,
  readQuestion,
  wholeField,
} from '#server/pages/loaders/tools/read-question.ts';
import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import { type MeasureKind, measureField, type PartId, vehicleParts } from '#shared/deals/wear-check.ts';
import { addDays } from '#shared/format/london-time.ts';
import type { FairWearQuestion } from '#shared/pages/tools/fair-wear/fair-wear-form.tsx';

/** A mark or a tread in the form. */
export interface AskedMeasure {
  readonly part: { readonly id: PartId; readonly name: string };
  readonly kind: MeasureKind;
  readonly field: string;
  /** Undefined where nothing was entered, and for marks of 0. */
  readonly mm: number | undefined;
}

interface AskedFairWear {
  readonly question: FairWearQuestion;
  readonly measures: readonly AskedMeasure[];
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
}

/** Leases are handed back within this many days. A day that has passed may be one that the funder has not kept. */
const reachDays = { back: 365, ahead: 6 * 365 };
/** The check of the standard begins this many days before the hand-back: the usual date makes it due today. */
const usualDays = 84;
const longestMm = 2000;
const deepestMm = 12;

/** The form in a query string: the day, the miles and what was measured, and what to type where something cannot be used. */
export function readFairWearQuestion(search: URLSearchParams, today: string): AskedFairWear {
  const { values, notes, refused } = readQuestion(
    {
      back: dateField(addDays(today, usualDays), {
        min: addDays(today, -reachDays.back),
        max: addDays(today, reachDays.ahead),
        advice: 'Enter the day you hand the vehicle back, like 2027-06-30, within the next six years.',
      }),
      odometer: optionalField(
        wholeField(0, {
          min: 0,
          max: 300_000,
          advice: 'Enter the miles on the clock, up to 300,000.',
        }),
      ),
      months: wholeField(33, { min: 1, max: 60, advice: 'Enter 1 to 60 months so far.' }),
      left: wholeField(3, { min: 0, max: 60, advice: 'Enter up to 60 months left.' }),
      allowance: wholeField(10_000, {
        min: 1000,
        max: 60_000,
        what: 'an allowance',
        unit: 'miles a year',
      }),
      excess: penceField(10, { min: 1, max: 100, what: 'an excess charge', unit: 'a mile' }),
    },
    search,
  );
  const marks = readMeasures(search);
  return {
    question: {
      handBackOn: values.back,
      milesNow: values.odometer || 0,
      monthsSoFar: values.months,
      monthsLeft: values.left,
      allowance: values.allowance,
      excessPence: values.excess,
    },
    measures: marks.measures,
    notes: [...notes, ...marks.notes],
    refused: { ...refused, ...marks.refused },
  };
}

function readMeasures(search: URLSearchParams): Omit<AskedFairWear, 'question'> {
  const asked = vehicleParts.flatMap(({ id, name, measures }) =>
    measures.map((kind) => ({ part: { id, name }, kind, field: measureField(id, kind) })),
  );
  const fields = asked.map(({ part, kind, field }) => [field, toField(part.name, kind)] as const);
  const { values, ...refusals } = readQuestion(Object.fromEntries(fields), search);
  const toMm = (typed: number | '' | undefined, kind: MeasureKind) =>
    typed === '' || (typed === 0 && kind !== 'tread') ? undefined : typed;
  return {
    measures: asked.map((each) => ({ ...each, mm: toMm(values[each.field], each.kind) })),
    ...refusals,
  };
}

function toField(part: string, kind: MeasureKind) {
  if (kind === 'tread') {
    const advice = `${part}: enter the tread in millimetres, like 3.5, up to ${deepestMm}.`;
    return optionalField(decimalField(0, { min: 0, max: deepestMm, advice }));
  }
  const advice = `${part}: enter the ${kind} in whole millimetres, up to ${longestMm}.`;
  return optionalField(wholeField(0, { min: 0, max: longestMm, advice }));
}
