import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { enquiryDeliveries as deliveries, enquiries } from '#server/enquiries/enquiry-tables.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { isFree } from '#server/platform/outbox/claim-columns.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Which deliveries: of enquiries by their references, with `isAgain` also those that were made, or all in a state. */
export type Redelivery =
  | { readonly references: readonly string[]; readonly isAgain: boolean }
  | { readonly state: 'dead' | 'held' };

/**
 * Makes deliveries due now, as if they had never been tried, in the transaction that it is given; a running site then
 * makes them. Those that are being tried at this moment are left alone. Throws a `Refusal` for an enquiry that is not
 * there or was erased.
 */
export async function redeliverWithin(
  orm: Orm,
  asked: Redelivery,
): Promise<{ readonly deliveries: number; readonly enquiries: number }> {
  const isMeant = 'state' in asked ? eq(deliveries.state, asked.state) : await areOf(orm, asked);
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
    .where(and(isMeant, isFree(deliveries)))
    .returning({ enquiryId: deliveries.enquiryId });
  return { deliveries: made.length, enquiries: new Set(made.map(({ enquiryId }) => enquiryId)).size };
}

async function areOf(
  orm: Orm,
  { references, isAgain }: Extract<Redelivery, { readonly references: unknown }>,
): Promise<SQL | undefined> {
  const rows = await orm
    .select()
    .from(enquiries)
    .where(inArray(enquiries.reference, [...references]));
  for (const reference of references) {
    const row = rows.find((each) => each.reference === reference);
    if (!row) throw new Refusal(`There is no enquiry ${reference}.`);
    if (row.erasedAt !== null) throw new Refusal(`The enquiry ${reference} has been erased.`);
  }
  const ids = rows.map(({ enquiryId }) => enquiryId);
  const states = ['waiting', 'dead', 'held', ...(isAgain ? (['delivered'] as const) : [])] as const;
  return and(inArray(deliveries.enquiryId, ids), inArray(deliveries.state, states));
}
