import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isCommitted, OutcomeUnknownError } from '#server/platform/database/commit-known.ts';
import { type Database, type DatabaseLocation, LockHeldError } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { type AnswerFile, openAnswerFile } from './answer-file.ts';
import { type Command, type NamedRequest, toProgram } from './command.ts';
import { formatFailure, UnconfirmedError, UsageError } from './failures.ts';
import { formatHelp } from './format-help.ts';
import { formatMisuse } from './parse-typed.ts';
import { readCommandLine } from './read-command-line.ts';
import { askOutcome, CutShort, RemoteFailure, sendCommand } from './send-command.ts';
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
  /** How long to look for what became of a change while the database is away. */
  readonly patienceMs?: number;
}

/**
 * Exit code: 0 done, 1 refused or failed, 2 wrong usage, 3 stopped to be confirmed, 4 not known whether it is done.
 */
export type ExitCode = 0 | 1 | 2 | 3 | 4;

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
    const commit = { id: randomUUID(), patienceMs: setting.patienceMs ?? 60_000 };
    const feedback = { progress: setting.printAside, print, signal: setting.signal, commit };
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
  if (error instanceof UsageError) return { code: 2, message: formatMisuse(error, command.name) };
  if (error instanceof UnconfirmedError) return { code: 3, message: error.message };
  if (error instanceof RemoteFailure) return { code: error.isUnknown ? 4 : 1, message: error.message };
  return { code: error instanceof OutcomeUnknownError ? 4 : 1, message: formatFailure(error, command) };
}

interface Surroundings<Context> {
  readonly setting: CommandSetting<Context>;
  readonly feedback: Feedback & { readonly commit: Named };
}

/** The name of the change that a command makes, and how long to look for it. */
interface Named {
  readonly id: string;
  readonly patienceMs: number;
}

/** Works on PostgreSQL directly. For the embedded database it asks the site that has it open, if there is one. */
async function answer<Context>(
  command: Command<Context>,
  request: NamedRequest,
  { setting, feedback }: Surroundings<Context>,
): Promise<readonly string[]> {
  const { location, migrationsFolder, contextOn } = setting;
  if (!location.url) {
    const asked = { program: command.name, request, id: feedback.commit.id };
    const sending = sendCommand(location.dataFolder, asked, feedback);
    const answered = await sending.catch((error: unknown) => {
      if (error instanceof CutShort) return lookUp(command, { setting, feedback });
      throw error;
    });
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

/** What became of a request that the site did not answer: done, or a failure that says what has changed. */
async function lookUp<Context>(
  { whenUnknown, whenStopped }: Command<Context>,
  { setting: { location, signal }, feedback: { commit } }: Surroundings<Context>,
): Promise<readonly string[]> {
  const cut = signal?.aborted ? 'Stopped.' : 'The site stopped before it had answered.';
  if (whenUnknown === undefined) throw new RemoteFailure(`${cut} ${whenStopped}`);
  if (await isDone(location, commit)) return [`Done. ${cut} What it had to say is lost: ${whenUnknown}`];
  throw new RemoteFailure(`${cut} Nothing has changed.`);
}

/**
 * Asks the site that has the embedded database open, else looks into it, until one of them can tell. Throws
 * `OutcomeUnknownError` when neither can in time.
 */
async function isDone(location: DatabaseLocation, { id, patienceMs }: Named): Promise<boolean> {
  const endsAt = performance.now() + patienceMs;
  for (;;) {
    try {
      const told = await askOutcome(location.dataFolder, id);
      if (told !== undefined) return told;
      const database = await openDatabase(location);
      return await isCommitted(database.orm, id, patienceMs).finally(() => database.close());
    } catch (cause) {
      // The site is on its way out or in.
      const isPassing = cause instanceof CutShort || cause instanceof LockHeldError;
      if (!isPassing || performance.now() >= endsAt) throw new OutcomeUnknownError({ cause });
      await delay(200);
    }
  }
}
