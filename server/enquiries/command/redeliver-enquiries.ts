import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { enquiryDeliveries as deliveries, enquiries } from '#server/enquiries/enquiry-tables.ts';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { flag, type OptionValues } from '#server/platform/command-line/option.ts';
import { type Feedback, subcommand } from '#server/platform/command-line/subcommand.ts';
import { commitKnown } from '#server/platform/database/commit-known.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { isFree } from '#server/platform/outbox/claim-columns.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { referenceField, toReference, toState } from './enquiry-filter.ts';

const redeliverRequest = z.strictObject({
  /** References of the enquiries, instead of a state. */
  references: z.array(referenceField).max(1_000),
  state: z.enum(['dead', 'held']).optional(),
  /** True to make deliveries again that were made already. */
  isAgain: z.boolean(),
});

const options = {
  dead: flag('Instead of references: every delivery that was given up.'),
  held: flag('Instead of references: every delivery that is held.'),
  again: flag(
    'With references: also what was delivered before. The webhook gets it under the same id as before.',
  ),
};

/** `redeliver`: makes deliveries due now; a running site then makes them. */
export const redeliverEnquiries = subcommand({
  usages: [
    {
      typed: 'redeliver <reference...>',
      help: 'Deliver what is waiting, dead or held of these enquiries now.',
    },
  ],
  options,
  takesOperands: true,
  request: redeliverRequest,
  toRequest: ({ values, operands }) => toRequest(values, operands),
  run: redeliver,
});

function toRequest({ again: isAgain, ...states }: OptionValues<typeof options>, operands: readonly string[]) {
  const state = toState(states);
  if ((state === undefined) === (operands.length === 0))
    throw new UsageError('Give references, or --dead, or --held.');
  if (isAgain && state) throw new UsageError('--again goes with references.');
  return { references: operands.map(toReference), state, isAgain };
}

/**
 * Makes deliveries due now, as if they had never been tried; deliveries that are being tried at this moment are left
 * alone.
 */
async function redeliver(
  { orm }: Pick<Database, 'orm'>,
  request: z.infer<typeof redeliverRequest>,
  { commit }: Feedback,
): Promise<readonly string[]> {
  const made = await commitKnown(orm, (within) => redeliverWithin(within, request), commit);
  if (made.deliveries === 0) return ['Nothing to deliver.'];
  return [
    `${count(made.deliveries, 'delivery', 'deliveries')} of ${count(made.enquiries, 'enquiry', 'enquiries')} due now: a running site makes them within seconds.`,
  ];
}

/** Makes deliveries due now, as the request says. Throws a `Refusal` for an enquiry that is not there or was erased. */
export async function redeliverWithin(
  orm: Orm,
  request: z.infer<typeof redeliverRequest>,
): Promise<{ readonly deliveries: number; readonly enquiries: number }> {
  const made = await orm
    .update(deliveries)
    .set({
      state: 'waiting',
      attempts: 0,
      nextTryAt: sql`now()`,
      claimedUntil: null,
      lastFault: null,
      deliveredAt: null,
    })
    .where(and(await toCondition(orm, request), isFree(deliveries)))
    .returning({ enquiryId: deliveries.enquiryId });
  return { deliveries: made.length, enquiries: new Set(made.map(({ enquiryId }) => enquiryId)).size };
}

async function toCondition(
  orm: Orm,
  { references, state, isAgain }: z.infer<typeof redeliverRequest>,
): Promise<SQL | undefined> {
  if (state) return eq(deliveries.state, state);
  const rows = await orm.select().from(enquiries).where(inArray(enquiries.reference, references));
  for (const reference of references) {
    const row = rows.find((each) => each.reference === reference);
    if (!row) throw new Refusal(`There is no enquiry ${reference}.`);
    if (row.erasedAt !== null) throw new Refusal(`The enquiry ${reference} has been erased.`);
  }
  const ids = rows.map(({ enquiryId }) => enquiryId);
  const states = ['waiting', 'dead', 'held', ...(isAgain ? (['delivered'] as const) : [])] as const;
  return and(inArray(deliveries.enquiryId, ids), inArray(deliveries.state, states));
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
