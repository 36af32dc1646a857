import {
  type CommandSetting,
  type ExitCode,
  runCommandLine,
} from '#server/platform/control-socket/run-command-line.ts';
import { enquiriesProgram } from './enquiries-program.ts';
import type { EnquiriesRequest } from './enquiries-request.ts';
import { formatFailure } from './format-failure.ts';
import { helpText } from './help-text.ts';
import { openOutFile } from './open-out-file.ts';
import { type ParsedLine, parseArguments } from './parse-arguments.ts';

/** Where and how the command runs. */
export interface EnquiriesSetting extends CommandSetting {
  /** Folder from which relative paths count. */
  readonly folder: string;
}

/** Runs one command line to its end and gives its exit code: 0 done, 1 refused or failed, 2 wrong usage. */
export async function enquiriesCommand(
  args: readonly string[],
  setting: EnquiriesSetting,
): Promise<ExitCode> {
  const out = lazyOutFile(setting.print);
  const parse = () => out.keep(parseArguments(args, setting.folder));
  const line = { name: 'enquiries', helpText, parse, programOn: enquiriesProgram, formatFailure } as const;
  const code = await runCommandLine<EnquiriesRequest>(line, { ...setting, print: out.print });
  out.end(code === 0);
  return code;
}

/** Where lines go: the screen, or the file that the command line turns out to name. */
function lazyOutFile(printOnScreen: (line: string) => void) {
  let file: ReturnType<typeof openOutFile> | undefined;
  return {
    keep: ({ request, outPath }: ParsedLine) => {
      if (outPath !== undefined) file = openOutFile(outPath);
      return request;
    },
    print: (line: string) => (file ? file.print(line) : printOnScreen(line)),
    end: (isComplete: boolean) => file?.end(isComplete),
  };
}
