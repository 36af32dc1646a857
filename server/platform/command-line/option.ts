import { resolve } from 'node:path';
import { readDay } from './read-day.ts';

/** An option that is there or not, such as `--dry-run`. */
export interface Flag {
  readonly kind: 'flag';
  /** What the help says of it; absent when the usage line of its command shows it. */
  readonly help?: string | undefined;
}

/** An option with a value, such as `--limit 5`. */
export interface ValueOption<Value> {
  readonly kind: 'value';
  /** What stands for the value in the help, such as `<n>`. */
  readonly shows: string;
  readonly help?: string | undefined;
  /** Throws a `UsageError` for a value that makes no sense. */
  readonly read: (typed: string, option: NamedOption) => Value;
}

/** An option that names a new file for the lines of the answer, such as `--out enquiries.csv`. */
interface AnswerFileOption {
  readonly kind: 'answer-file';
  readonly shows: string;
  readonly help: string;
}

interface NamedOption {
  /** As it is typed, such as `--since`. */
  readonly name: string;
  /** From where relative paths count. */
  readonly folder: string;
}

/** The options of a subcommand by name, without the two hyphens. */
export type OptionTable = Readonly<Record<string, Flag | ValueOption<unknown> | AnswerFileOption>>;

/** What was typed for each option; a flag that was not typed is false. */
export type OptionValues<Options extends OptionTable> = {
  readonly [Name in keyof Options as Options[Name] extends AnswerFileOption
    ? never
    : Name]: Options[Name] extends ValueOption<infer Value> ? Value | undefined : boolean;
};

export function flag(help: string): Flag {
  return { kind: 'flag', help };
}

/** Any text; the schema of the request says what is wrong with it. */
export function text(shows: string, help?: string): ValueOption<string> {
  return { kind: 'value', shows, help, read: (typed) => typed };
}

/** A text that is read as something else. */
export function valueOption<Value>(option: Omit<ValueOption<Value>, 'kind'>): ValueOption<Value> {
  return { kind: 'value', ...option };
}

/** A file as an absolute path: the site that does the work may run in another folder. */
export function file(help?: string): ValueOption<string> {
  return { kind: 'value', shows: '<file>', help, read: (typed, { folder }) => resolve(folder, typed) };
}

/** A day in London as yyyy-MM-dd. */
export function day(help: string): ValueOption<string> {
  return { kind: 'value', shows: '<day>', help, read: (typed, { name }) => readDay(name, typed) };
}

/** The new file is made where the command is typed; the running site is not told of it. */
export function answerFile(help: string): AnswerFileOption {
  return { kind: 'answer-file', shows: '<file>', help };
}
