import { join } from 'node:path';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { searchCommand } from '#server/search/command/search-command.ts';
import { runCommand } from './run-command.ts';

// `npm run search -- --help` says what this does.
const contentFolder = join(import.meta.dirname, '../dist/content');
await runCommand(searchCommand, (database, config) => ({
  database,
  config,
  today: todayInLondon,
  contentFolder,
}));
