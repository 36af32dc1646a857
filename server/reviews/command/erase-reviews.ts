import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { text } from '#server/platform/command-line/option.ts';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import { commitKnown } from '#server/platform/database/commit-known.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { hasAddress } from '#server/platform/person/email-address.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { vehicleReviews } from '#server/reviews/review-table.ts';
import { removeReviewMails } from '#server/reviews/reviews-of-person.ts';
import { reviewErasureDays } from '#shared/contracts/review.ts';
import { onlyReference, referenceField } from './review-reference.ts';

const eraseRequest = z.strictObject({
  whose: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('reference'), reference: referenceField }),
    z.strictObject({ by: z.literal('email'), email: z.string().min(3).max(254) }),
  ]),
});

/** `erase`: deletes a review, or every review of an author, for a data-protection request. */
export const eraseReviews = subcommand({
  usages: [
    { typed: 'erase <reference>', help: 'Delete one review for good, for a data-protection request.' },
    { typed: 'erase --email <address>', help: 'The same for every review with this email address.' },
  ],
  options: { email: text('<address>') },
  takesOperands: true,
  request: eraseRequest,
  toRequest: ({ values: { email }, operands }) => {
    if (email === undefined) return { whose: { by: 'reference', reference: onlyReference(operands) } };
    if (operands.length > 0) throw new UsageError('Give one reference, or --email and an address.');
    return { whose: { by: 'email', email: email.trim() } };
  },
  run: async ({ orm }: Pick<Database, 'orm'>, { whose }, { commit }) => {
    const eraseWithin = async (within: Orm) => {
      const isMeant =
        whose.by === 'reference'
          ? eq(vehicleReviews.reference, whose.reference)
          : hasAddress(vehicleReviews.email, whose.email);
      const rows = await within
        .delete(vehicleReviews)
        .where(isMeant)
        .returning({ reference: vehicleReviews.reference });
      const found = rows.map(({ reference }) => reference);
      await removeReviewMails(within, found);
      return found;
    };
    const references = await commitKnown(orm, eraseWithin, commit);
    if (references.length === 0 && whose.by === 'reference')
      throw new Refusal(`There is no review ${whose.reference}.`);
    if (references.length === 0)
      return [
        `No review has this email address. Addresses are erased ${reviewErasureDays} days after the decision.`,
      ];
    return [
      `Erased: ${references.join(', ')}. Mails about them that staff have are to be deleted there too.`,
    ];
  },
});
