import { join } from 'node:path';
import { catalogueCommand } from '#server/catalogue/command/catalogue-command.ts';
import { migrationsFolder } from '#server/platform/database/migrations-folder.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { readCommandConfig } from './read-command-config.ts';

// `npm run catalogue -- --help` says what this does.

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());

const { databaseUrl, dataFolder, demonstrationData } = readCommandConfig();
process.exitCode = await catalogueCommand(process.argv.slice(2), {
  location: { url: databaseUrl, dataFolder },
  migrationsFolder,
  demonstrationFolder: join(import.meta.dirname, '../server/catalogue/demonstration'),
  today: todayInLondon,
  takesDemonstration: demonstrationData,
  folder: process.cwd(),
  print: (line) => console.log(line),
  printAside: (line) => console.error(line),
  signal: stop.signal,
});
