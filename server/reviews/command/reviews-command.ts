import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Command } from '#server/platform/command-line/command.ts';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { text, valueOption } from '#server/platform/command-line/option.ts';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import { commitKnown } from '#server/platform/database/commit-known.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { reviewReference } from '#server/reviews/review-schema.ts';
import { vehicleReviews } from '#server/reviews/review-table.ts';
import { removeReviewMails } from '#server/reviews/reviews-of-person.ts';
import {
  ratingNames,
  reviewErasureDays,
  reviewRatings,
  reviewStates as states,
} from '#shared/contracts/review.ts';
import { formatMonths } from '#shared/format/format-count.ts';

type Row = typeof vehicleReviews.$inferSelect;

const listRequest = z.strictObject({
  state: z.enum(states).optional(),
  limit: z.int().min(1).max(100_000),
});

const state = valueOption({
  shows: '<state>',
  help: `With list: only those ${states.join(', ')}.`,
  read: (typed) => {
    const known = states.find((each) => each === typed.trim().toLowerCase());
    if (!known) throw new UsageError(`--state is one of ${states.join(', ')}.`);
    return known;
  },
});

/** `list`: one line for each review, newest first, without what was written and by whom. */
const listReviews = subcommand({
  usages: [
    {
      typed: 'list',
      help: 'One line for each review, newest first: reference, state, time, overall rating and vehicle.',
    },
  ],
  options: { state, limit: text('<n>', 'With list: at most this many, 100 unless given.') },
  request: listRequest,
  toRequest: ({ values }) => ({
    ...(values.state && { state: values.state }),
    limit: Number(values.limit ?? 100),
  }),
  run: async ({ orm }: Pick<Database, 'orm'>, { state: only, limit }) => {
    const rows = await orm
      .select()
      .from(vehicleReviews)
      .where(only && eq(vehicleReviews.state, only))
      .orderBy(desc(vehicleReviews.receivedAt))
      .limit(limit);
    return rows.length === 0 ? ['No review.'] : rows.map(toLine);
  },
});

function toLine(row: Row): string {
  return [
    row.reference,
    row.state.padEnd(9),
    `${row.receivedAt.toISOString().slice(0, 16)}Z`,
    `${row.satisfaction} of 5`,
    row.vehicleName + (row.isSuspected ? ' (a robot may have sent it)' : ''),
  ].join('  ');
}

/** `show`: one review whole. */
const showReview = subcommand({
  usages: [{ typed: 'show <reference>', help: 'Everything in one review.' }],
  takesOperands: true,
  request: z.strictObject({ reference: reviewReference }),
  toRequest: ({ operands }) => ({ reference: onlyReference(operands) }),
  run: async ({ orm }: Pick<Database, 'orm'>, { reference }) => {
    const [row] = await orm.select().from(vehicleReviews).where(eq(vehicleReviews.reference, reference));
    if (!row) throw new Refusal(`There is no review ${reference}.`);
    return [
      toLine(row),
      `By ${row.displayName}, after ${formatMonths(row.monthsHeld)}; email: ${row.email ?? 'erased'}`,
      ratingNames.map((name) => `${reviewRatings[name]} ${row[name]}`).join(', '),
      ...(row.reason ? [`Refused: ${row.reason}`] : []),
      '',
      ...row.comments.split('\n'),
    ];
  },
});

/** The one reference that was typed, in capitals. Throws a `UsageError` for anything else. */
function onlyReference(operands: readonly string[]): string {
  const { data } = reviewReference.safeParse(operands[0]?.trim().toUpperCase());
  if (operands.length !== 1 || data === undefined)
    throw new UsageError('Give one reference such as REV-7F3K9-Q2M4X.');
  return data;
}

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
