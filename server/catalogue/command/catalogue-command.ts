import { RemoteFailure, sendCommand } from '#server/catalogue/control-socket/send-command.ts';
import type { DatabaseLocation } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import type { CatalogueRequest, Feedback } from './catalogue-request.ts';
import { formatFailure } from './format-failure.ts';
import { helpText } from './help-text.ts';
import { parseArguments, UsageError } from './parse-arguments.ts';
import { type RequestContext, runRequest } from './run-request.ts';

/** Where and how the command runs. */
export interface CommandSetting extends Omit<RequestContext, 'database'> {
  readonly location: DatabaseLocation;
  readonly migrationsFolder: string;
  /** Folder from which relative paths count. */
  readonly folder: string;
  readonly print: (line: string) => void;
  /** Progress and faults. */
  readonly printAside: (line: string) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Runs one command line to its end and gives its exit code: 0 done, 1 refused or failed, 2 wrong usage. */
export async function catalogueCommand(args: readonly string[], setting: CommandSetting): Promise<0 | 1 | 2> {
  const { print, printAside, signal } = setting;
  try {
    const request = parseArguments(args, setting.folder);
    const lines =
      request === 'help' ? [helpText] : await answer(request, setting, { progress: printAside, signal });
    for (const line of lines) print(line);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      printAside(`${error.message}\nSee: npm run catalogue -- --help`);
      return 2;
    }
    printAside(error instanceof RemoteFailure ? error.message : formatFailure(error));
    return 1;
  }
}

/** Works on PostgreSQL directly; on the embedded database through the site that has it open, if there is one. */
async function answer(
  request: CatalogueRequest,
  { location, migrationsFolder, ...context }: CommandSetting,
  feedback: Feedback,
): Promise<readonly string[]> {
  if (!location.url) {
    const answered = await sendCommand(location.dataFolder, request, feedback);
    if (answered) return answered;
  }
  const database = await openDatabase(location);
  try {
    await database.migrate(migrationsFolder);
    return await runRequest(request, { ...context, database }, feedback);
  } finally {
    await database.close();
  }
}
