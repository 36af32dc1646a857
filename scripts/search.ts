import { migrationsFolder } from '#server/platform/database/migrations-folder.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { searchCommand } from '#server/search/command/search-command.ts';
import { readCommandConfig } from './read-command-config.ts';

// `npm run search -- --help` says what this does.

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());

const config = readCommandConfig();
process.exitCode = await searchCommand(process.argv.slice(2), {
  location: { url: config.databaseUrl, dataFolder: config.dataFolder },
  migrationsFolder,
  config,
  today: todayInLondon,
  print: (line) => console.log(line),
  printAside: (line) => console.error(line),
  signal: stop.signal,
});
