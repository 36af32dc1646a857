import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type EnquiryAction, enquiries, enquiryNotes } from '#server/enquiries/enquiry-tables.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** What a member of staff does with an enquiry, and what they note about it; the note may be empty. */
interface StaffEntry {
  readonly by: string;
  readonly note: string;
}

/** Who had answered an enquiry, and when. */
interface Answered {
  readonly at: Date;
  readonly by: string;
}

/**
 * Adds a note, and marks an enquiry as answered that was not; who answered first stays. Returns who had answered it
 * before. Throws a `Refusal` when there is no such enquiry, or when it has been erased.
 */
export async function markAnswered(
  orm: Orm,
  reference: string,
  { by, note }: StaffEntry,
): Promise<Answered | undefined> {
  const { enquiryId, answered } = await openForStaff(orm, reference);
  if (answered && note === '') return answered;
  await addEntry(orm, { enquiryId, writtenBy: by, action: answered ? 'noted' : 'answered', note });
  if (!answered)
    await orm
      .update(enquiries)
      .set({ answeredAt: sql`now()`, answeredBy: by })
      .where(eq(enquiries.enquiryId, enquiryId));
  return answered;
}

/** Marks an enquiry as not answered; its notes stay. Throws a `Refusal` when it is not marked as answered, or not there. */
export async function markNotAnswered(orm: Orm, reference: string, by: string): Promise<void> {
  const { enquiryId, answered } = await openForStaff(orm, reference);
  if (!answered)
    throw new Refusal(`${reference} isn’t marked as answered. A colleague may have been quicker.`);
  await addEntry(orm, { enquiryId, writtenBy: by, action: 'reopened', note: '' });
  await orm
    .update(enquiries)
    .set({ answeredAt: null, answeredBy: null })
    .where(eq(enquiries.enquiryId, enquiryId));
}

/** What staff did and noted, oldest first. */
export async function listHistory(orm: Orm, { enquiryId, ...row }: typeof enquiries.$inferSelect) {
  const { at, writtenBy, action, note } = enquiryNotes;
  const entries = await orm
    .select({ at, writtenBy, action, note })
    .from(enquiryNotes)
    .where(eq(enquiryNotes.enquiryId, enquiryId))
    .orderBy(asc(at), asc(enquiryNotes.noteId));
  const { answerNote, answeredAt, answeredBy } = row;
  if (answerNote === null || !answeredAt) return entries;
  const earlier = {
    at: answeredAt,
    writtenBy: answeredBy ?? '',
    action: 'answered',
    note: answerNote,
  } as const;
  return [...entries, earlier];
}

/** The enquiry, which nobody else changes until the transaction ends. */
async function openForStaff(orm: Orm, reference: string) {
  const [row] = await orm
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.reference, reference), isNull(enquiries.erasedAt)))
    .for('update');
  if (!row) throw new Refusal(`There is no enquiry ${reference}, or it has been erased.`);
  await keepEarlierNote(orm, row);
  const { enquiryId, answeredAt, answeredBy } = row;
  return { enquiryId, answered: answeredAt ? { at: answeredAt, by: answeredBy ?? '' } : undefined };
}

/** Moves the note that an earlier build stored with the enquiry to the others, before what it belongs to changes. */
async function keepEarlierNote(orm: Orm, row: typeof enquiries.$inferSelect): Promise<void> {
  const { enquiryId, answeredAt, answeredBy, answerNote } = row;
  if (answerNote === null) return;
  const earlier = { enquiryId, writtenBy: answeredBy ?? '', action: 'answered', note: answerNote } as const;
  await orm.insert(enquiryNotes).values({ ...earlier, ...(answeredAt && { at: answeredAt }) });
  await orm.update(enquiries).set({ answerNote: null }).where(eq(enquiries.enquiryId, enquiryId));
}

async function addEntry(
  orm: Orm,
  { note, ...entry }: { enquiryId: string; writtenBy: string; action: EnquiryAction; note: string },
): Promise<void> {
  await orm.insert(enquiryNotes).values({ ...entry, note: note || null });
}
