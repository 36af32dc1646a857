import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { enquiryDeliveries as deliveries, enquiries } from '#server/enquiries/enquiry-tables.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { isFree } from '#server/platform/outbox/claim-columns.ts';
import type { RequestOf } from './enquiries-request.ts';
import { Refusal } from './refusal.ts';

/** Makes deliveries due now, as if they had never been tried; what is being tried at this moment is left alone. */
export async function redeliverEnquiries(
  { orm }: Pick<Database, 'orm'>,
  request: RequestOf<'redeliver'>,
): Promise<readonly string[]> {
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
  if (made.length === 0) return ['Nothing to deliver.'];
  const enquiryCount = new Set(made.map(({ enquiryId }) => enquiryId)).size;
  return [
    `${count(made.length, 'delivery', 'deliveries')} of ${count(enquiryCount, 'enquiry', 'enquiries')} due now: a running site makes them within seconds.`,
  ];
}

async function toCondition(
  orm: Orm,
  { references, state, isAgain }: RequestOf<'redeliver'>,
): Promise<SQL | undefined> {
  if (state) return eq(deliveries.state, state);
  const rows = await orm.select().from(enquiries).where(inArray(enquiries.reference, references));
  for (const reference of references) {
    const row = rows.find((each) => each.reference === reference);
    if (!row) throw new Refusal(`There is no enquiry ${reference}.`);
    if (row.fields === null) throw new Refusal(`The enquiry ${reference} has been erased.`);
  }
  const ids = rows.map(({ enquiryId }) => enquiryId);
  const states = ['waiting', 'dead', 'held', ...(isAgain ? (['delivered'] as const) : [])] as const;
  return and(inArray(deliveries.enquiryId, ids), inArray(deliveries.state, states));
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
