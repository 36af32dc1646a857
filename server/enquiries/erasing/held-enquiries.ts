import { and, asc, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { completeEnquiries, type EnquiryRecord } from '#server/enquiries/enquiry-record.ts';
import { enquiries, enquiryNotes } from '#server/enquiries/enquiry-tables.ts';
import { describeFields } from '#server/enquiries/mails/describe-fields.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { isNamedIn } from '#server/platform/person/email-address.ts';
import type { HeldSection } from '#server/platform/person/held-data.ts';
import { hasAccount, hasEmail, hasPhone, type Person } from '#server/platform/person/person.ts';

/** What a person sent in forms, with what they agreed to and how it was delivered, oldest first. */
export async function loadHeldEnquiries(orm: Orm, person: Person): Promise<HeldSection> {
  const rows = await orm
    .select()
    .from(enquiries)
    .where(isOfPerson(person))
    .orderBy(asc(enquiries.receivedAt), asc(enquiries.enquiryId));
  const notes = await loadNotes(
    orm,
    rows.map(({ enquiryId }) => enquiryId),
  );
  const stored = await completeEnquiries(orm, rows);
  const records = stored.map((enquiry) => toRecord(enquiry, notes.get(enquiry.row.enquiryId) ?? []));
  return {
    name: 'What you sent us in forms',
    tables: ['enquiries', 'enquiry_consents', 'enquiry_deliveries', 'enquiry_notes'],
    records,
  };
}

interface Note {
  readonly at: Date;
  readonly note: string | null;
}

function toRecord({ row, consents, deliveries }: EnquiryRecord, notes: readonly Note[]) {
  const { reference, kind, receivedAt, fromPage, fields, snapshot, answeredAt, answerNote } = row;
  const described = describeFields(kind, fields ?? {});
  return {
    reference,
    kind,
    receivedAt,
    fromPage,
    fields: Object.fromEntries(described.map(({ label, value }) => [label, value])),
    atThatTime: snapshot,
    notesOfOurStaff: [
      ...notes.map(({ at, note }) => ({ at, note })),
      ...(answerNote === null ? [] : [{ at: answeredAt, note: answerNote }]),
    ],
    consents: consents.map(({ purpose, wording, isGiven, at, withdrawnAt }) => ({
      purpose,
      wording,
      isGiven,
      at,
      withdrawnAt,
    })),
    deliveries: deliveries.map(({ channel, state, deliveredAt }) => ({ channel, state, deliveredAt })),
  };
}

/** References of enquiries of others that name the person. */
export async function findMentions(orm: Orm, person: Person): Promise<readonly string[]> {
  const { reference } = enquiries;
  const rows = await orm.select({ reference }).from(enquiries).where(namesPerson(person)).orderBy(reference);
  return rows.map((row) => row.reference);
}

/** What staff noted, and when; not who did, which is of them and not of the person. */
async function loadNotes(orm: Orm, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { enquiryId, at, note, noteId } = enquiryNotes;
  const rows = await orm
    .select({ enquiryId, at, note })
    .from(enquiryNotes)
    .where(and(inArray(enquiryId, [...ids]), isNotNull(note)))
    .orderBy(asc(at), asc(noteId));
  return Map.groupBy(rows, ({ enquiryId }) => enquiryId);
}

/**
 * Enquiries of a person: those with the address in any field, those that the account shows, and those with the number.
 * One that gives an email address belongs to its holder, so the number counts only where there is none: two people who
 * share a telephone are not told of each other.
 */
export function isOfPerson(person: Person): SQL {
  const { fields, accountId } = enquiries;
  return sql`(exists (select from jsonb_each_text(${fields}) as field where ${hasEmail(sql`field.value`, person)})
    or ${hasAccount(accountId, person)}
    or (coalesce(${fields} ->> 'email', '') = '' and ${hasPhone(sql`${fields} ->> 'phone'`, person)}))`;
}

/** Enquiries that name the person and are not theirs by that rule: staff have to read these. */
function namesPerson(person: Person): SQL {
  const { fields, snapshot } = enquiries;
  const inText =
    person.email === undefined
      ? sql`false`
      : isNamedIn(sql`concat(${fields}::text, ${snapshot}::text)`, person.email);
  return sql`(${inText} or ${hasPhone(sql`${fields} ->> 'phone'`, person)}) and not ${isOfPerson(person)}`;
}
