import { reviewsCommand } from '#server/reviews/command/reviews-command.ts';
import { runCommand } from './run-command.ts';

// `npm run reviews -- --help` says what this does.
await runCommand(reviewsCommand, (database) => database);
