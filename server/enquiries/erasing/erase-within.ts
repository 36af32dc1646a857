import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import {
  enquiryDeliveries as deliveries,
  enquiries,
  enquiryNotes,
} from '#server/enquiries/enquiry-tables.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { mailboxMessages } from '#server/platform/mail/mailbox-table.ts';
import { isFree } from '#server/platform/outbox/claim-columns.ts';
import { hasAddress, isNamedIn } from '#server/platform/person/email-address.ts';
import type { Person } from '#server/platform/person/person.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { enquiryDefinitions } from '#shared/enquiries/enquiry-kinds.ts';
import { findMentions, isOfPerson } from './held-enquiries.ts';

/** What to erase: one enquiry, or all of a person. With `isWithProof` also what is otherwise kept as proof. */
export type Whose = { readonly isWithProof?: boolean } & (
  | { readonly by: 'reference'; readonly reference: string }
  | { readonly by: 'person'; readonly person: Person }
);

/** What an erasure did. */
export interface Erasure {
  /** Of the enquiries that were erased, in alphabetical order. */
  readonly references: readonly string[];
  /** Those of them of which a minimal record stays as proof, until their time is over. */
  readonly proofs: readonly string[];
  /** Other enquiries that name the person. */
  readonly mentions: readonly string[];
  /** Those of them that were being delivered at that moment: a message may have gone out after all. */
  readonly underWay: readonly string[];
  readonly dropped: number;
  /** How often each channel had delivered. */
  readonly delivered: Readonly<Record<string, number>>;
  readonly messages: number;
}

/** Erases what was sent, in the transaction that it is given. Throws a `Refusal` for a reference that cannot be erased. */
export async function eraseWithin(orm: Orm, whose: Whose): Promise<Erasure> {
  const { isWithProof = false } = whose;
  const isThere = isWithProof ? isNotNull(enquiries.fields) : isNull(enquiries.erasedAt);
  const unsorted = await eraseFields(orm, and(isThere, isMeant(whose)), isWithProof ? null : proofOf());
  const erased = unsorted.toSorted((a, b) => (a.reference < b.reference ? -1 : 1));
  if (whose.by === 'reference' && erased.length === 0) await refuse(orm, whose.reference);
  const ids = erased.map(({ enquiryId }) => enquiryId);
  const references = erased.map(({ reference }) => reference);
  // Dropped first: one that is marked as delivered meanwhile is then counted as delivered.
  const dropped = await dropDeliveries(orm, ids);
  const isUnderWay = new Set(dropped.filter((each) => each.isUnderWay).map(({ enquiryId }) => enquiryId));
  return {
    references,
    proofs: erased.filter(({ hasProof }) => hasProof).map(({ reference }) => reference),
    mentions: whose.by === 'person' ? await findMentions(orm, whose.person) : [],
    delivered: await countDelivered(orm, ids),
    underWay: erased.filter(({ enquiryId }) => isUnderWay.has(enquiryId)).map(({ reference }) => reference),
    dropped: dropped.length,
    messages: await removeMessages(orm, references, whose),
  };
}

/** Empties the enquiries of a condition and what staff noted about them; `left` is what stays of their fields. */
export async function eraseFields(orm: Orm, condition: SQL | undefined, left: SQL | null) {
  const erased = await orm
    .update(enquiries)
    .set({
      fields: left,
      fromPage: null,
      accountId: null,
      snapshot: null,
      answerNote: null,
      erasedAt: sql`now()`,
      // The hash is replaced too, because a guess of the content could be compared with it.
      contentKey: sql`'erased ' || ${enquiries.enquiryId}`,
    })
    .where(condition)
    .returning({
      enquiryId: enquiries.enquiryId,
      reference: enquiries.reference,
      hasProof: sql<boolean>`${enquiries.fields} is not null`,
    });
  const ids = erased.map(({ enquiryId }) => enquiryId);
  if (ids.length > 0)
    await orm
      .update(enquiryNotes)
      .set({ note: null })
      .where(and(inArray(enquiryNotes.enquiryId, ids), isNotNull(enquiryNotes.note)));
  return erased;
}

/** Null for kinds of which nothing stays. */
function proofOf(): SQL {
  const cases = Object.values(enquiryDefinitions).flatMap(({ kind, handling: { proof = [] } }) => {
    if (proof.length === 0) return [];
    const kept = sql.join(
      proof.map((name) => sql`${name}::text, ${enquiries.fields} ->> ${name}::text`),
      sql`, `,
    );
    return sql`when ${kind} then jsonb_build_object(${kept})`;
  });
  return sql`case ${enquiries.kind} ${sql.join(cases, sql` `)} end`;
}

async function refuse(orm: Orm, reference: string): Promise<never> {
  const [row] = await orm.select().from(enquiries).where(eq(enquiries.reference, reference));
  throw new Refusal(
    row ? `The enquiry ${reference} has been erased before.` : `There is no enquiry ${reference}.`,
  );
}

function isMeant(whose: Whose): SQL {
  return whose.by === 'reference' ? eq(enquiries.reference, whose.reference) : isOfPerson(whose.person);
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

/** Throws a `Refusal` when something was being delivered: a copy would leave the site that nobody knows to erase. */
export function refuseUnderWay({ underWay }: Pick<Erasure, 'underWay'>): void {
  if (underWay.length === 0) return;
  const what = `${underWay.join(', ')} ${underWay.length === 1 ? 'is' : 'are'}`;
  throw new Refusal(`${what} being delivered at this moment. Nothing was erased: try again in a minute.`);
}

interface DroppedDelivery {
  readonly enquiryId: string;
  /** A node had claimed it. */
  readonly isUnderWay: boolean;
}

/** Drops the deliveries of erased enquiries that have not been made. */
export async function dropDeliveries(orm: Orm, ids: readonly string[]): Promise<readonly DroppedDelivery[]> {
  if (ids.length === 0) return [];
  const { enquiryId, state } = deliveries;
  const isUnderWay = sql<boolean>`${state} = 'waiting' and not (${isFree(deliveries)})`;
  return orm
    .delete(deliveries)
    .where(and(inArray(enquiryId, [...ids]), ne(state, 'delivered')))
    .returning({ enquiryId, isUnderWay });
}

/** Messages about the enquiries, to the address, to be answered to it, or with it in their text. */
async function removeMessages(orm: Orm, references: readonly string[], whose: Whose): Promise<number> {
  const { recipient, subject, text, headers, messageId } = mailboxMessages;
  const about = references.map((reference) => isNamedIn(sql`${subject} || ' ' || ${text}`, reference));
  const email = whose.by === 'person' ? whose.person.email : undefined;
  const named =
    email === undefined
      ? []
      : [
          hasAddress(recipient, email),
          hasAddress(sql`${headers} ->> 'Reply-To'`, email),
          isNamedIn(text, email),
        ];
  const conditions = [...about, ...named];
  if (conditions.length === 0) return 0;
  const removed = await orm
    .delete(mailboxMessages)
    .where(or(...conditions))
    .returning({ id: messageId });
  return removed.length;
}
