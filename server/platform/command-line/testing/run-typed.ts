import type { Command } from '#server/platform/command-line/command.ts';
import {
  type CommandSetting,
  type ExitCode,
  runCommandLine,
} from '#server/platform/command-line/run-command-line.ts';
import { migrationsFolder } from '#server/platform/database/migrations-folder.ts';

interface TypedSetting<Context>
  extends Pick<CommandSetting<Context>, 'folder' | 'contextOn' | 'signal' | 'patienceMs'> {
  readonly dataFolder: string;
  /** Of a PostgreSQL to work on instead. */
  readonly url?: string;
}

interface Typed {
  readonly code: ExitCode;
  readonly printed: string;
  readonly aside: string;
}

/** Runs a typed command line, split at spaces, on a database, or through the site that has the embedded one open. */
export async function runTyped<Context>(
  command: Command<Context>,
  line: string,
  { dataFolder, url, ...setting }: TypedSetting<Context>,
): Promise<Typed> {
  const printed: string[] = [];
  const aside: string[] = [];
  const code = await runCommandLine(command, line.split(' '), {
    ...setting,
    location: { dataFolder, url },
    migrationsFolder,
    print: (text) => void printed.push(text),
    printAside: (text) => void aside.push(text),
  });
  return { code, printed: printed.join('\n'), aside: aside.join('\n') };
}
