import {
  choiceField,
  percentField,
  poundsField,
  type QuestionField,
  type ReadForm,
  readQuestion,
  wholeField,
} from '#server/pages/loaders/tools/read-question.ts';
import { toRefused } from '#shared/contracts/refused-fields.ts';
import type { FinanceField } from '#shared/pages/tools/car-finance/car-finance-data.ts';

/** A number that a form of car finance asks for. */
export interface AskedNumber {
  readonly label: string;
  readonly hint?: string;
  /** As in "Enter an amount of credit from £500 to £300,000." */
  readonly what: string;
  readonly unit: 'pounds' | 'percent' | 'count';
  readonly usual: number;
  readonly min: number;
  readonly max: number;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

export const aprQuestion: AskedNumber = {
  label: 'APR, %',
  what: 'an APR',
  unit: 'percent',
  usual: 9.9,
  min: 0,
  max: 50,
};

export const balloonQuestion: AskedNumber = {
  label: 'Final payment, £',
  hint: 'The balloon of a PCP. Enter 0 for hire purchase.',
  what: 'a final payment',
  unit: 'pounds',
  usual: 9000,
  min: 0,
  max: 300_000,
};

type Asked = Readonly<Record<string, AskedNumber>>;
type Answers<Of extends Asked> = { readonly [Name in keyof Of]: number };

/** The numbers in a query string, and what to type where one cannot be used. */
export function readFinanceForm<Of extends Asked>(asked: Of, search: URLSearchParams): ReadForm<Answers<Of>> {
  const fields = Object.fromEntries(Object.entries(asked).map(([name, each]) => [name, toField(each)]));
  const { values, ...refusals } = readQuestion(fields, search);
  return { values: values as Answers<Of>, ...refusals };
}

const fieldOf = { pounds: poundsField, percent: percentField, count: wholeField } as const;

function toField({ what, unit, usual, min, max, choices }: AskedNumber): QuestionField<number> {
  if (!choices) return fieldOf[unit](usual, { min, max, what });
  const values = choices.map(({ value }) => Number(value));
  return choiceField(values, usual, `Choose ${what} from the list.`);
}

/** The form with its answers. */
export function toFinanceFields<Of extends Asked>(asked: Of, values: Answers<Of>): readonly FinanceField[] {
  return Object.entries(asked).map(([name, { label, hint, choices }]) => ({
    name,
    label,
    ...(hint !== undefined && { hint }),
    value: values[name as keyof Of],
    ...(choices && { choices }),
  }));
}

/** No more than the largest that a number can be, and why. */
export type Limits<Values> = {
  readonly [Name in keyof Values]?: (limited: Values) => { readonly largest: number; readonly note: string };
};

/**
 * The form with each number no larger than its limit, in the order of the limits. One that was larger is refused: its note
 * says what is used, and its field keeps what was typed.
 */
export function limitAnswers<Values extends Readonly<Record<string, number>>>(
  read: ReadForm<Values>,
  limits: Limits<Values>,
): ReadForm<Values> {
  let limited = read;
  for (const name of Object.keys(limits) as (keyof Values & string)[]) {
    const { values, notes, refused } = limited;
    const limit = limits[name]?.(values);
    if (!limit || values[name] === undefined || values[name] <= limit.largest) continue;
    limited = {
      values: { ...values, [name]: limit.largest },
      notes: [...notes, limit.note],
      refused: { ...refused, [name]: toRefused(String(values[name]), limit.note) },
    };
  }
  return limited;
}

/** Pence rounded to whole pounds. */
export function roundToPounds(pence: number): number {
  return Math.round(pence / 100) * 100;
}

/** The answer to figures that the reader has not typed. */
export function asExample(sentence: string): string {
  return `For example: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

/** Says that figures are an example where the reader has not typed theirs. */
export function exampleNotes(isTyped: boolean): readonly string[] {
  return isTyped ? [] : ['These figures are an example. Type in yours from your agreement.'];
}
