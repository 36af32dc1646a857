import { todayInLondon } from '#server/catalogue/today-in-london.ts';
import { readConfig } from '#server/config.ts';
import { migrationsFolder } from '#server/database/migrations-folder.ts';
import { searchCommand } from '#server/search/command/search-command.ts';

// `npm run search -- --help` says what this does.

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());

const config = readConfig(process.env);
for (const hint of config.nameHints) console.error(hint);
process.exitCode = await searchCommand(process.argv.slice(2), {
  location: { url: config.databaseUrl, dataFolder: config.dataFolder },
  migrationsFolder,
  config,
  today: todayInLondon,
  print: (line) => console.log(line),
  printAside: (line) => console.error(line),
  signal: stop.signal,
});
