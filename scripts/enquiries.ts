import { enquiriesCommand } from '#server/enquiries/command/enquiries-command.ts';
import { migrationsFolder } from '#server/platform/database/migrations-folder.ts';
import { readCommandConfig } from './read-command-config.ts';

// `npm run enquiries -- --help` says what this does.

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());

const { databaseUrl, dataFolder } = readCommandConfig();
process.exitCode = await enquiriesCommand(process.argv.slice(2), {
  location: { url: databaseUrl, dataFolder },
  migrationsFolder,
  folder: process.cwd(),
  print: (line) => console.log(line),
  printAside: (line) => console.error(line),
  signal: stop.signal,
});
