import {
  type CommandSetting,
  type ExitCode,
  runCommandLine,
} from '#server/platform/control-socket/run-command-line.ts';
import { catalogueProgram } from './catalogue-program.ts';
import type { CatalogueRequest } from './catalogue-request.ts';
import { formatFailure } from './format-failure.ts';
import { helpText } from './help-text.ts';
import { parseArguments } from './parse-arguments.ts';
import type { RequestContext } from './run-request.ts';

/** Where and how the command runs. */
export interface CatalogueSetting extends CommandSetting, Omit<RequestContext, 'database'> {
  /** Folder from which relative paths count. */
  readonly folder: string;
}

/** Runs one command line to its end and gives its exit code: 0 done, 1 refused or failed, 2 wrong usage, 3 stopped with a question. */
export function catalogueCommand(args: readonly string[], setting: CatalogueSetting): Promise<ExitCode> {
  const { demonstrationFolder, today, takesDemonstration, folder } = setting;
  return runCommandLine<CatalogueRequest>(
    {
      name: 'catalogue',
      helpText,
      parse: () => parseArguments(args, folder),
      programOn: (database) =>
        catalogueProgram({
          database,
          demonstrationFolder,
          today,
          ...(takesDemonstration !== undefined && { takesDemonstration }),
        }),
      formatFailure,
    },
    setting,
  );
}
