import type { Database, DatabaseLocation } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { type AnswerFile, openAnswerFile } from './answer-file.ts';
import { type Command, type NamedRequest, toProgram } from './command.ts';
import { formatFailure, UnconfirmedError, UsageError } from './failures.ts';
import { formatHelp } from './format-help.ts';
import { readCommandLine } from './read-command-line.ts';
import { RemoteFailure, sendCommand } from './send-command.ts';
import type { Feedback } from './subcommand.ts';

/** Where a command line runs, and where its output goes. */
export interface CommandSetting<Context> {
  readonly location: DatabaseLocation;
  readonly migrationsFolder: string;
  /** The folder that relative paths start from. */
  readonly folder: string;
  /** Creates what the command needs if no running site does the work. */
  readonly contextOn: (database: Database) => Context;
  readonly print: (line: string) => void;
  /** Prints progress and faults. */
  readonly printAside: (line: string) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Exit code: 0 done, 1 refused or failed, 2 wrong usage, 3 stopped to be confirmed. */
export type ExitCode = 0 | 1 | 2 | 3;

/** Runs one command line to its end and returns its exit code. */
export async function runCommandLine<Context>(
  command: Command<Context>,
  args: readonly string[],
  setting: CommandSetting<Context>,
): Promise<ExitCode> {
  let file: AnswerFile | undefined;
  let code: ExitCode = 0;
  try {
    const { request, answerPath } = readCommandLine(command, args, setting.folder);
    if (answerPath !== undefined) file = openAnswerFile(answerPath);
    const print = file?.print ?? setting.print;
    const feedback = { progress: setting.printAside, print, signal: setting.signal };
    const lines =
      request === 'help' ? [formatHelp(command)] : await answer(command, request, { setting, feedback });
    for (const line of lines) print(line);
  } catch (error) {
    const failure = toFailure(error, command);
    setting.printAside(failure.message);
    code = failure.code;
  }
  file?.end(code === 0);
  return code;
}

interface Failure {
  readonly code: ExitCode;
  readonly message: string;
}

function toFailure<Context>(error: unknown, command: Command<Context>): Failure {
  if (error instanceof UsageError)
    return { code: 2, message: `${error.message}\nSee: npm run ${command.name} -- --help` };
  if (error instanceof UnconfirmedError) return { code: 3, message: error.message };
  if (error instanceof RemoteFailure) return { code: 1, message: error.message };
  return { code: 1, message: formatFailure(error, command) };
}

interface Surroundings<Context> {
  readonly setting: CommandSetting<Context>;
  readonly feedback: Feedback;
}

/** Works on PostgreSQL directly. For the embedded database it asks the site that has it open, if there is one. */
async function answer<Context>(
  command: Command<Context>,
  request: NamedRequest,
  { setting: { location, migrationsFolder, contextOn }, feedback }: Surroundings<Context>,
): Promise<readonly string[]> {
  if (!location.url) {
    const answered = await sendCommand(location.dataFolder, { program: command.name, request }, feedback);
    if (answered) return answered;
  }
  const database = await openDatabase(location);
  try {
    await database.migrate(migrationsFolder);
    return await toProgram(command, contextOn(database)).run(request, feedback);
  } finally {
    await database.close();
  }
}
