import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { enquiryDeliveries as deliveries, enquiries } from '#server/enquiries/enquiry-tables.ts';
import { Refusal } from '#server/platform/command-line/failures.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { mailboxMessages } from '#server/platform/mail/mailbox-table.ts';

/** What to erase: one enquiry, or every enquiry that has this address in a field. */
export type Whose =
  | { readonly by: 'reference'; readonly reference: string }
  | { readonly by: 'email'; readonly email: string };

/** What an erasure did. */
export interface Erasure {
  readonly references: readonly string[];
  /** Other enquiries that name the address in a longer text. */
  readonly mentions: readonly string[];
  readonly dropped: number;
  /** How often each channel had delivered. */
  readonly delivered: Readonly<Record<string, number>>;
  readonly messages: number;
}

/** Erases what was sent, in the transaction that it is given. Throws a `Refusal` for a reference that cannot be erased. */
export async function eraseWithin(orm: Orm, whose: Whose): Promise<Erasure> {
  const erased = await orm
    .update(enquiries)
    .set({
      fields: null,
      fromPage: null,
      accountId: null,
      snapshot: null,
      erasedAt: sql`now()`,
      // The hash is replaced too, because a guess of the content could be compared with it.
      contentKey: sql`'erased ' || ${enquiries.enquiryId}`,
    })
    .where(and(isNotNull(enquiries.fields), isMeant(whose)))
    .returning({ enquiryId: enquiries.enquiryId, reference: enquiries.reference });
  if (whose.by === 'reference' && erased.length === 0) await refuse(orm, whose.reference);
  const ids = erased.map(({ enquiryId }) => enquiryId);
  const references = erased.map(({ reference }) => reference);
  return {
    references,
    mentions: whose.by === 'email' ? await findMentions(orm, whose.email) : [],
    delivered: await countDelivered(orm, ids),
    dropped: await dropDeliveries(orm, ids),
    messages: await removeMessages(orm, references, whose),
  };
}

async function refuse(orm: Orm, reference: string): Promise<never> {
  const [row] = await orm.select().from(enquiries).where(eq(enquiries.reference, reference));
  throw new Refusal(
    row ? `The enquiry ${reference} has been erased before.` : `There is no enquiry ${reference}.`,
  );
}

function isMeant(whose: Whose): SQL {
  if (whose.by === 'reference') return eq(enquiries.reference, whose.reference);
  return sql`exists (select from jsonb_each_text(${enquiries.fields}) as field
    where lower(trim(field.value)) = lower(${whose.email}))`;
}

async function findMentions(orm: Orm, email: string): Promise<readonly string[]> {
  const rows = await orm
    .select({ reference: enquiries.reference })
    .from(enquiries)
    .where(
      or(contains(sql`${enquiries.fields}::text`, email), contains(sql`${enquiries.snapshot}::text`, email)),
    );
  return rows.map(({ reference }) => reference);
}

function contains(text: SQL, part: string): SQL {
  return sql`position(lower(${part}) in lower(${text})) > 0`;
}

async function countDelivered(orm: Orm, ids: readonly string[]): Promise<Readonly<Record<string, number>>> {
  if (ids.length === 0) return {};
  const rows = await orm
    .select({ channel: deliveries.channel, count: sql<number>`count(*)::integer` })
    .from(deliveries)
    .where(and(inArray(deliveries.enquiryId, [...ids]), eq(deliveries.state, 'delivered')))
    .groupBy(deliveries.channel)
    .orderBy(deliveries.channel);
  return Object.fromEntries(rows.map(({ channel, count }) => [channel, count]));
}

async function dropDeliveries(orm: Orm, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const isMeantHere = and(inArray(deliveries.enquiryId, [...ids]), ne(deliveries.state, 'delivered'));
  return (await orm.delete(deliveries).where(isMeantHere).returning({ id: deliveries.deliveryId })).length;
}

/** Messages about the enquiries, to the address, to be answered to it, or with it in their text. */
async function removeMessages(orm: Orm, references: readonly string[], whose: Whose): Promise<number> {
  const { recipient, subject, text, headers, messageId } = mailboxMessages;
  const about = references.map((reference) => contains(sql`${subject} || ' ' || ${text}`, reference));
  const named =
    whose.by === 'email'
      ? [
          sql`lower(${recipient}) = lower(${whose.email})`,
          sql`lower(${headers} ->> 'Reply-To') = lower(${whose.email})`,
          contains(sql`${text}`, whose.email),
        ]
      : [];
  const conditions = [...about, ...named];
  if (conditions.length === 0) return 0;
  const removed = await orm
    .delete(mailboxMessages)
    .where(or(...conditions))
    .returning({ id: messageId });
  return removed.length;
}
