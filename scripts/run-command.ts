import { join } from 'node:path';
import { startFault } from '#server/app/start-message.ts';
import type { Command } from '#server/platform/command-line/command.ts';
import { runCommandLine } from '#server/platform/command-line/run-command-line.ts';
import type { Config } from '#server/platform/config/config.ts';
import { readSiteConfig } from '#server/platform/config/read-environment.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrationsFolder } from '#server/platform/database/migrations-folder.ts';

/**
 * Runs the command line of this process with the configuration of the site beside it, and sets the exit code. Ctrl-C
 * stops the command.
 */
export async function runCommand<Context>(
  command: Command<Context>,
  toContext: (database: Database, config: Config) => Context,
): Promise<void> {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  const config = readCommandConfig();
  process.exitCode = await runCommandLine(command, process.argv.slice(2), {
    location: { url: config.databaseUrl, dataFolder: config.dataFolder },
    migrationsFolder,
    folder: process.cwd(),
    contextOn: (database) => toContext(database, config),
    print: (line) => console.log(line),
    printAside: (line) => console.error(line),
    signal: stop.signal,
  });
}

/** Prints unknown names of settings to standard error. A configuration that cannot be used ends the process with 1. */
function readCommandConfig(): Config {
  try {
    const config = readSiteConfig(join(import.meta.dirname, '..'));
    for (const hint of config.nameHints) console.error(hint);
    return config;
  } catch (error) {
    console.error(startFault(error));
    process.exit(1);
  }
}
