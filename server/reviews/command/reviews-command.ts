import type { Command } from '#server/platform/command-line/command.ts';
import type { Database } from '#server/platform/database/database.ts';
import { reviewErasureDays } from '#shared/contracts/review.ts';
import { eraseReview } from './erase-reviews.ts';
import { listReviews, showReview } from './list-reviews.ts';

/** `npm run reviews`: lists, shows and erases reviews of vehicles. Staff decide on them on the staff site. */
export const reviewsCommand: Command<Pick<Database, 'orm'>> = {
  name: 'reviews',
  summary: 'Lists, shows and erases reviews of vehicles.',
  subcommands: {
    list: listReviews,
    show: showReview,
    erase: eraseReview,
  },
  optionGroups: [{ title: 'Options of list', of: ['list'] }],
  notes: [
    [
      'Reviews are published and refused at /staff/reviews, and all of an author are erased with "npm run enquiries -- erase --email" or at /staff/enquiries/person.',
      `Authors' email addresses, and refused reviews, are erased ${reviewErasureDays} days after the decision.`,
    ].join(' '),
  ],
  exitNote: ', 4 not known whether it is done; nothing has changed but at 0, and perhaps at 4.',
  afterFailure: 'Nothing has changed.',
  whenStopped: 'Nothing has changed.',
  whenUnknown: '"list" shows how each review stands.',
};
