import { dateField, readQuestion, wholeField } from '#server/pages/loaders/tools/read-question.ts';
import { type MarkKind, markField, type PartId, vehicleParts } from '#shared/deals/wear-check.ts';
import { addDays } from '#shared/format/london-time.ts';
import type { FairWearQuestion } from '#shared/pages/tools/fair-wear/fair-wear-data.ts';

/** A mark and its length; nothing was found where it is 0. */
export interface MeasuredMark {
  readonly part: { readonly id: PartId; readonly name: string };
  readonly kind: MarkKind;
  readonly field: string;
  readonly mm: number;
}

interface AskedFairWear {
  readonly question: FairWearQuestion;
  readonly marks: readonly MeasuredMark[];
  readonly notes: readonly string[];
}

/** Leases are handed back within this many days, and the list is of use until shortly after. */
const reachDays = { back: 31, ahead: 6 * 365 };
/** The check of the standard begins this many days before the hand-back: the usual date makes it due today. */
const usualDays = 84;
const longestMm = 2000;

/** The form in a query string: the day, the miles and the marks, and what to type where something cannot be used. */
export function readFairWearQuestion(search: URLSearchParams, today: string): AskedFairWear {
  const { values, notes } = readQuestion(
    {
      back: dateField(addDays(today, usualDays), {
        min: addDays(today, -reachDays.back),
        max: addDays(today, reachDays.ahead),
        advice: 'Enter the day you hand the vehicle back, like 2027-06-30, within the next six years.',
      }),
      odometer: toOptional(
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
        advice: 'Enter an allowance from 1,000 to 60,000 miles a year.',
      }),
      excess: wholeField(10, { min: 1, max: 100, advice: 'Enter an excess charge from 1p to 100p a mile.' }),
    },
    search,
  );
  const { marks, notes: markNotes } = readMarks(search);
  return {
    question: {
      handBackOn: values.back,
      milesNow: values.odometer || 0,
      monthsSoFar: values.months,
      monthsLeft: values.left,
      allowance: values.allowance,
      excessPence: values.excess,
    },
    marks,
    notes: [...notes, ...markNotes],
  };
}

function readMarks(search: URLSearchParams): Pick<AskedFairWear, 'marks' | 'notes'> {
  const asked = vehicleParts.flatMap(({ id, name, marks }) =>
    marks.map((kind) => ({ part: { id, name }, kind, field: markField(id, kind) })),
  );
  const fields = asked.map(({ part, kind, field }) => {
    const advice = `${part.name}: enter the ${kind} in whole millimetres, up to ${longestMm}.`;
    return [field, toOptional(wholeField(0, { min: 0, max: longestMm, advice }))] as const;
  });
  const { values, notes } = readQuestion(Object.fromEntries(fields), search);
  return { marks: asked.map((mark) => ({ ...mark, mm: values[mark.field] || 0 })), notes };
}

/** A number that may be left out. */
function toOptional(field: ReturnType<typeof wholeField>) {
  return { ...field, usual: '' as number | '' };
}
