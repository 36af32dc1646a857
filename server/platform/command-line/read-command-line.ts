import { resolve } from 'node:path';
import { type Command, findSubcommand, type NamedRequest } from './command.ts';
import { UsageError } from './failures.ts';
import type { OptionTable } from './option.ts';
import { parseTyped } from './parse-typed.ts';

/** A parsed command line. */
export interface ReadLine {
  readonly request: NamedRequest | 'help';
  /** The new file for the answer; the process in which the command was typed makes it. */
  readonly answerPath?: string;
}

/** Parses a command line. Relative paths start from `folder`. Throws `UsageError`. */
export function readCommandLine<Context>(
  command: Command<Context>,
  args: readonly string[],
  folder: string,
): ReadLine {
  const { values: typed, positionals } = splitArguments(command, args);
  const [name, ...operands] = positionals;
  if (typed.help || name === 'help') return { request: 'help' };
  if (name === undefined) throw new UsageError('Which command?');
  const subcommand = findSubcommand(command, name);
  if (!subcommand) throw new UsageError(`There is no command "${name}".`);
  const { options, takesOperands } = subcommand;
  const stray = Object.keys(typed).find((option) => !Object.hasOwn(options, option));
  if (stray) throw new UsageError(`"${name}" takes no --${stray}.`);
  const { values, answerPath } = readValues(options, typed, folder);
  if (!takesOperands && operands.length > 0) throw new UsageError(`"${name}" takes no "${operands[0]}".`);
  return {
    request: { command: name, ...subcommand.read({ values, operands, folder }) },
    ...(answerPath !== undefined && { answerPath }),
  };
}

type Typed = Readonly<Record<string, string | boolean | undefined>>;

/** Knows the options of all subcommands, so that the message can name an option that belongs to another subcommand. */
function splitArguments<Context>({ subcommands }: Command<Context>, args: readonly string[]) {
  const tables = Object.values(subcommands).map(({ options }) => Object.entries(options));
  const known = tables
    .flat()
    .map(([name, { kind }]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' } as const] as const);
  const options = { ...Object.fromEntries(known), help: { type: 'boolean', short: 'h' } } as const;
  const { values, positionals, tokens } = parseTyped({
    args: [...args],
    options,
    allowPositionals: true,
    tokens: true,
  });
  const twice = findTwice(tokens);
  // Of two values the parser keeps the last, in silence.
  if (twice !== undefined) throw new UsageError(`Give --${twice} once.`);
  return { values: values as Typed, positionals };
}

interface Token {
  readonly kind: string;
  readonly name?: string;
  readonly value?: string | boolean | undefined;
}

/** An option with a value that was typed more than once. */
function findTwice(tokens: readonly Token[]): string | undefined {
  const names = tokens.flatMap(({ kind, name, value }) =>
    kind === 'option' && name !== undefined && value !== undefined ? [name] : [],
  );
  return names.find((name, place) => names.indexOf(name) !== place);
}

function readValues(options: OptionTable, typed: Typed, folder: string) {
  let answerPath: string | undefined;
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(options)) {
    const given = typed[name];
    if (option.kind === 'flag') values[name] = given === true;
    else if (typeof given !== 'string') continue;
    else if (option.kind === 'answer-file') answerPath = resolve(folder, given);
    else values[name] = option.read(given, { name: `--${name}`, folder });
  }
  return { values, answerPath };
}
