import { enquiriesCommand } from '#server/enquiries/command/enquiries-command.ts';
import { runCommand } from './run-command.ts';

// `npm run enquiries -- --help` says what this does.
await runCommand(enquiriesCommand, (database) => database);
