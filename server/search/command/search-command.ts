import {
  type CommandSetting,
  type ExitCode,
  runCommandLine,
} from '#server/platform/control-socket/run-command-line.ts';
import { formatFailure } from './format-failure.ts';
import { helpText } from './help-text.ts';
import { parseArguments } from './parse-arguments.ts';
import { type ProgramContext, searchProgram } from './search-program.ts';
import type { SearchRequest } from './search-request.ts';

/** Where and how the command runs. */
export interface SearchSetting extends CommandSetting, Omit<ProgramContext, 'database'> {}

/** Runs one command line to its end and gives its exit code: 0 done, 1 refused or failed, 2 wrong usage. */
export function searchCommand(args: readonly string[], setting: SearchSetting): Promise<ExitCode> {
  const { config, today, wait } = setting;
  return runCommandLine<SearchRequest>(
    {
      name: 'search',
      helpText,
      parse: () => parseArguments(args),
      programOn: (database) => searchProgram({ database, config, today, ...(wait && { wait }) }),
      formatFailure,
    },
    setting,
  );
}
