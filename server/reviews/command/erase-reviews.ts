import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import { commitKnown } from '#server/platform/database/commit-known.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { reviewReference } from '#server/reviews/review-schema.ts';
import { vehicleReviews } from '#server/reviews/review-table.ts';
import { removeReviewMails } from '#server/reviews/reviews-of-person.ts';
import { onlyReference } from './list-reviews.ts';

/** `erase`: deletes one review, also one whose author's address is erased, so that it is not found as theirs. */
export const eraseReview = subcommand({
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
