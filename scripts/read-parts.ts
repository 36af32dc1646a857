import type { ParseArgsOptionsConfig } from 'node:util';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { formatMisuse, parseTyped } from '#server/platform/command-line/parse-typed.ts';

interface Program<Options> {
  /** As in `npm run <name>`. */
  readonly name: string;
  /** Names of all its parts. */
  readonly parts: readonly string[];
  readonly options: Options;
}

/**
 * The options that were typed, and the parts that `--only` names, or all. Wrong usage is said and ends the process
 * with 2.
 */
export function readParts<const Options extends ParseArgsOptionsConfig>(program: Program<Options>) {
  const { name, parts, options } = program;
  try {
    const { values } = parseTyped({ options: { ...options, only: { type: 'string' } } });
    const { only } = values as { readonly only?: string };
    const wanted = only?.split(',') ?? parts;
    const unknown = wanted.filter((part) => !parts.includes(part));
    if (unknown.length > 0)
      throw new UsageError(`There is no part ${unknown.join(', ')}, only ${parts.join(', ')}.`);
    return { values, wanted };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(formatMisuse(error, name));
    process.exit(2);
  }
}
