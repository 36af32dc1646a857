import { z } from 'zod';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { text } from '#server/platform/command-line/option.ts';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import { commitKnown } from '#server/platform/database/commit-known.ts';
import type { Database } from '#server/platform/database/database.ts';
import { publishWithin, refuseWithin } from '#server/reviews/decide.ts';
import { onlyReference, referenceField, toReference } from './review-reference.ts';

/** `publish`: reviews show from now on; all of those named, or none when one is unknown. */
export const publishReviews = subcommand({
  usages: [{ typed: 'publish <reference> …', help: 'Show these reviews, with the name as typed.' }],
  takesOperands: true,
  request: z.strictObject({ references: z.array(referenceField).min(1).max(1000) }),
  toRequest: ({ operands }) => {
    if (operands.length === 0) throw new UsageError('Give the references of the reviews to publish.');
    return { references: operands.map(toReference) };
  },
  run: async ({ orm }: Pick<Database, 'orm'>, { references }, { commit }) => {
    await commitKnown(orm, (within) => publishWithin(within, references), commit);
    return [`Published: ${references.join(', ')}.`];
  },
});

/** `refuse`: a review is not shown, or no longer, and why is kept. */
export const refuseReview = subcommand({
  usages: [
    {
      typed: 'refuse <reference> --reason <text>',
      help: 'Do not show this review, or take it down; the reason is kept with it.',
    },
  ],
  options: { reason: text('<text>', 'With refuse: why, in a few words.') },
  takesOperands: true,
  request: z.strictObject({ reference: referenceField, reason: z.string().min(3).max(500) }),
  toRequest: ({ values: { reason }, operands }) => {
    if (!reason?.trim()) throw new UsageError('Give the reason: --reason "advertising".');
    return { reference: onlyReference(operands), reason: reason.trim() };
  },
  run: async ({ orm }: Pick<Database, 'orm'>, { reference, reason }, { commit }) => {
    await commitKnown(orm, (within) => refuseWithin(within, reference, reason), commit);
    return [`Refused: ${reference}.`];
  },
});
