import { readConfig } from '#server/config.ts';
import { migrationsFolder } from '#server/database/migrations-folder.ts';
import { enquiriesCommand } from '#server/enquiries/command/enquiries-command.ts';

// `npm run enquiries -- --help` says what this does.

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());

const { databaseUrl, dataFolder, nameHints } = readConfig(process.env);
for (const hint of nameHints) console.error(hint);
process.exitCode = await enquiriesCommand(process.argv.slice(2), {
  location: { url: databaseUrl, dataFolder },
  migrationsFolder,
  folder: process.cwd(),
  print: (line) => console.log(line),
  printAside: (line) => console.error(line),
  signal: stop.signal,
});
