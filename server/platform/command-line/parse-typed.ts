import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './failures.ts';

/** What was typed, as Node's own parser reads it. Throws `UsageError` in words for whoever typed it. */
export function parseTyped<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** What is printed of wrong usage; a command that was typed wrongly exits with 2. */
export function formatMisuse({ message }: UsageError, name: string): string {
  return `${message}\nSee: npm run ${name} -- --help`;
}
