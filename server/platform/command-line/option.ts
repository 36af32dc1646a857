import { resolve } from 'node:path';
import { type DayFault, toIsoDay } from '#server/platform/time/uk-day.ts';
import { addDays, toLondonTime } from '#shared/format/london-time.ts';
import { UsageError } from './failures.ts';

/** An option without a value, such as `--dry-run`. */
export interface Flag {
  readonly kind: 'flag';
  /** Its explanation in the help; absent if the usage line of its command shows the option. */
  readonly help?: string | undefined;
}

/** An option with a value, such as `--limit 5`. */
export interface ValueOption<Value> {
  readonly kind: 'value';
  /** Placeholder of the value in the help, such as `<n>`. */
  readonly shows: string;
  readonly help?: string | undefined;
  /** Throws a `UsageError` for a bad value. */
  readonly read: (typed: string, option: NamedOption) => Value;
}

/** An option that names a new file for the answer, such as `--out enquiries.csv`. */
interface AnswerFileOption {
  readonly kind: 'answer-file';
  readonly shows: string;
  readonly help: string;
}

interface NamedOption {
  /** The option as typed, such as `--since`. */
  readonly name: string;
  /** The folder that relative paths start from. */
  readonly folder: string;
}

/** The options of a subcommand by name, without the two hyphens. */
export type OptionTable = Readonly<Record<string, Flag | ValueOption<unknown> | AnswerFileOption>>;

/** The value of each option; false for a flag that was not typed. */
export type OptionValues<Options extends OptionTable> = {
  readonly [Name in keyof Options as Options[Name] extends AnswerFileOption
    ? never
    : Name]: Options[Name] extends ValueOption<infer Value> ? Value | undefined : boolean;
};

export function flag(help: string): Flag {
  return { kind: 'flag', help };
}

/** Any text; the schema of the request checks it. */
export function text(shows: string, help?: string): ValueOption<string> {
  return { kind: 'value', shows, help, read: (typed) => typed };
}

/** An option whose text is parsed. */
export function valueOption<Value>(option: Omit<ValueOption<Value>, 'kind'>): ValueOption<Value> {
  return { kind: 'value', ...option };
}

/** A path, made absolute because the site that does the work may run in another folder. */
export function file(help?: string): ValueOption<string> {
  return { kind: 'value', shows: '<file>', help, read: (typed, { folder }) => resolve(folder, typed) };
}

/** A day in London as yyyy-MM-dd. */
export function day(help: string): ValueOption<string> {
  return { kind: 'value', shows: '<day>', help, read: (typed, { name }) => readDay(name, typed) };
}

/** A new file, made in the process in which the command is typed; the running site does not know of it. */
export function answerFile(help: string): AnswerFileOption {
  return { kind: 'answer-file', shows: '<file>', help };
}

const howTo = 'Write the day before the month, such as 21/11/2026, or 2026-11-21, today or yesterday.';

const faults: Readonly<Record<DayFault, string>> = {
  'short-year': 'is not a day that can be read: give the year in full',
  'month-first': 'has the month before the day',
  'no-such-day': 'is a day that is in no calendar',
  unreadable: 'is not a day that can be read',
};

/**
 * A day as people in the UK write it (see `toIsoDay`), or today or yesterday in London, as yyyy-MM-dd. Throws a
 * `UsageError` that names the option and shows how to write a day.
 */
export function readDay(option: string, typed: string, today = toLondonTime(new Date()).date): string {
  const words = typed.trim().toLowerCase();
  if (words === 'today') return today;
  if (words === 'yesterday') return addDays(today, -1);
  const read = toIsoDay(words);
  if ('fault' in read) throw new UsageError(`${option} ${faults[read.fault]}. ${howTo}`);
  return read.date;
}
