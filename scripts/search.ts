import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { searchCommand } from '#server/search/command/search-command.ts';
import { runCommand } from './run-command.ts';

// `npm run search -- --help` says what this does.
await runCommand(searchCommand, (database, config) => ({ database, config, today: todayInLondon }));
