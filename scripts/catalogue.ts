import { join } from 'node:path';
import { catalogueCommand } from '#server/catalogue/command/catalogue-command.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { runCommand } from './run-command.ts';

// `npm run catalogue -- --help` says what this does.
await runCommand(catalogueCommand, (database, config) => ({
  database,
  demonstrationFolder: join(import.meta.dirname, '../server/catalogue/demonstration'),
  today: todayInLondon,
  config,
}));
