import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { text, valueOption } from '#server/platform/command-line/option.ts';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { reviewReference } from '#server/reviews/review-schema.ts';
import { vehicleReviews } from '#server/reviews/review-table.ts';
import { ratingNames, reviewRatings, reviewStates as states } from '#shared/contracts/review.ts';
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
export const listReviews = subcommand({
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
export const showReview = subcommand({
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
export function onlyReference(operands: readonly string[]): string {
  const { data } = reviewReference.safeParse(operands[0]?.trim().toUpperCase());
  if (operands.length !== 1 || data === undefined)
    throw new UsageError('Give one reference such as REV-7F3K9-Q2M4X.');
  return data;
}
