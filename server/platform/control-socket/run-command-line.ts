import type { Database, DatabaseLocation } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import type { ProgramName } from './control-message.ts';
import type { Feedback, Program } from './program.ts';
import { RemoteFailure, sendCommand } from './send-command.ts';
import { UnconfirmedError } from './unconfirmed-error.ts';
import { UsageError } from './usage-error.ts';

/** Where a command line runs, and where its words go. */
export interface CommandSetting {
  readonly location: DatabaseLocation;
  readonly migrationsFolder: string;
  readonly print: (line: string) => void;
  /** Progress and faults. */
  readonly printAside: (line: string) => void;
  readonly signal?: AbortSignal | undefined;
}

/** A command as it is typed. */
export interface CommandLine<Request extends { readonly command: string }> {
  /** As in `npm run catalogue`. */
  readonly name: ProgramName;
  readonly helpText: string;
  /** Throws `UsageError`. */
  readonly parse: () => Request | 'help';
  readonly programOn: (database: Database) => Program<Request>;
  readonly formatFailure: (error: unknown) => string;
}

/** How a command ends: 0 done, 1 refused or failed, 2 wrong usage, 3 nothing done before somebody says yes to it. */
export type ExitCode = 0 | 1 | 2 | 3;

/** Runs one command line to its end and gives its exit code. */
export async function runCommandLine<Request extends { readonly command: string }>(
  line: CommandLine<Request>,
  setting: CommandSetting,
): Promise<ExitCode> {
  const { print, printAside, signal } = setting;
  try {
    const request = line.parse();
    const feedback = { progress: printAside, print, signal };
    const lines = request === 'help' ? [line.helpText] : await answer(line, request, { setting, feedback });
    for (const each of lines) print(each);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      printAside(`${error.message}\nSee: npm run ${line.name} -- --help`);
      return 2;
    }
    if (error instanceof UnconfirmedError) {
      printAside(error.message);
      return 3;
    }
    printAside(error instanceof RemoteFailure ? error.message : line.formatFailure(error));
    return 1;
  }
}

interface Surroundings {
  readonly setting: CommandSetting;
  readonly feedback: Feedback;
}

/** Works on PostgreSQL directly; on the embedded database through the site that has it open, if there is one. */
async function answer<Request extends { readonly command: string }>(
  { name, programOn }: CommandLine<Request>,
  request: Request,
  { setting: { location, migrationsFolder }, feedback }: Surroundings,
): Promise<readonly string[]> {
  if (!location.url) {
    const answered = await sendCommand(location.dataFolder, { program: name, request }, feedback);
    if (answered) return answered;
  }
  const database = await openDatabase(location);
  try {
    await database.migrate(migrationsFolder);
    return await programOn(database).run(request, feedback);
  } finally {
    await database.close();
  }
}
