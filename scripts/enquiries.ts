import { enquiriesCommand } from '#server/enquiries/command/enquiries-command.ts';
import { openPeople } from '#server/personal-data/open-people.ts';
import { runCommand } from './run-command.ts';

// `npm run enquiries -- --help` says what this does.
await runCommand(enquiriesCommand, (database, config) => ({
  orm: database.orm,
  people: openPeople(database, config),
}));
