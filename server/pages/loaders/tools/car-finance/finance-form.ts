import {
  choiceField,
  decimalField,
  readQuestion,
  wholeField,
} from '#server/pages/loaders/tools/read-question.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
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
export function readFinanceForm<Of extends Asked>(
  asked: Of,
  search: URLSearchParams,
): { readonly values: Answers<Of>; readonly notes: readonly string[] } {
  const fields = Object.fromEntries(Object.entries(asked).map(([name, each]) => [name, toField(each)]));
  const { values, notes } = readQuestion(fields, search);
  return { values: values as Answers<Of>, notes };
}

function toField({ what, unit, usual, min, max, choices }: AskedNumber) {
  const advice = `Enter ${what} from ${toWords(min, unit)} to ${toWords(max, unit)}.`;
  if (choices)
    return choiceField(
      choices.map(({ value }) => Number(value)),
      usual,
      `Choose ${what} from the list.`,
    );
  const limits = { min, max, advice };
  return unit === 'percent' ? decimalField(usual, limits) : wholeField(usual, limits);
}

function toWords(value: number, unit: AskedNumber['unit']): string {
  if (unit === 'pounds') return formatPounds(value * 100);
  return unit === 'percent' ? `${value}%` : String(value);
}

/** The form with its answers. */
export function toFinanceFields<Of extends Asked>(asked: Of, values: Answers<Of>): readonly FinanceField[] {
  return Object.entries(asked).map(([name, { label, hint, unit, min, max, choices }]) => ({
    name,
    label,
    ...(hint !== undefined && { hint }),
    value: values[name as keyof Of],
    min,
    max,
    step: unit === 'percent' ? 0.1 : 1,
    ...(choices && { choices }),
  }));
}

/** A number no larger than another, and a note where it had to be changed. */
export function atMost(
  value: number,
  largest: number,
  note: string,
): { readonly value: number; readonly notes: readonly string[] } {
  return value > largest ? { value: largest, notes: [note] } : { value, notes: [] };
}
