import type { Command } from '#server/platform/command-line/command.ts';
import type { Database } from '#server/platform/database/database.ts';
import { reviewErasureDays } from '#shared/contracts/review.ts';
import { publishReviews, refuseReview } from './decide-on-reviews.ts';
import { eraseReviews } from './erase-reviews.ts';
import { listReviews, showReview } from './list-reviews.ts';

/** `npm run reviews`: staff read, publish, refuse and erase reviews of vehicles. */
export const reviewsCommand: Command<Pick<Database, 'orm'>> = {
  name: 'reviews',
  summary: 'Shows, publishes, refuses and erases reviews of vehicles.',
  subcommands: {
    list: listReviews,
    show: showReview,
    publish: publishReviews,
    refuse: refuseReview,
    erase: eraseReviews,
  },
  optionGroups: [
    { title: 'Options of list', of: ['list'] },
    { title: 'Options of refuse', of: ['refuse'] },
    { title: 'Options of erase', of: ['erase'] },
  ],
  notes: [
    [
      'A review shows on every node within seconds of being published. A published review that is refused is taken down.',
      'Publish what a driver of that vehicle may have written, good or bad; refuse insults, personal data, advertising and what is about something else, and say why.',
      `Authors' email addresses, and refused reviews, are erased ${reviewErasureDays} days after the decision.`,
    ].join(' '),
  ],
  exitNote: ', 4 not known whether it is done; nothing has changed but at 0, and perhaps at 4.',
  afterFailure: 'Nothing has changed.',
  whenStopped: 'Nothing has changed.',
  whenUnknown: '"list" shows how each review stands.',
};
