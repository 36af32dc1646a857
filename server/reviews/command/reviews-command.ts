import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Command } from '#server/platform/command-line/command.ts';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import { commitKnown } from '#server/platform/database/commit-known.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { reviewReference } from '#server/reviews/review-schema.ts';
import { vehicleReviews } from '#server/reviews/review-table.ts';
import { removeReviewMails } from '#server/reviews/reviews-of-person.ts';
import { reviewErasureDays } from '#shared/contracts/review.ts';
import { listReviews, onlyReference, showReview } from './list-reviews.ts';

/** `erase`: deletes one review, also one whose author's address is erased, so that it is not found as theirs. */
const eraseReview = subcommand({
  usages: [
    { typed: 'erase <reference>', help: 'Delete one review for good, for a data-protection request.' },
  ],
  takesOperands: true,
  request: z.strictObject({ reference: reviewReference }),
  toRequest: ({ operands }) => ({ reference: onlyReference(operands) }),
  run: async ({ orm }: Pick<Database, 'orm'>, { reference }, { commit }) => {
    await commitKnown(
      orm,
      async (within) => {
        const isMeant = eq(vehicleReviews.reference, reference);
        const rows = await within.delete(vehicleReviews).where(isMeant).returning();
        if (rows.length === 0) throw new Refusal(`There is no review ${reference}.`);
        await removeReviewMails(within, [reference]);
      },
      commit,
    );
    return [`Erased: ${reference}. Mails about it that staff have are to be deleted there too.`];
  },
});

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
