import { and, asc, inArray, isNotNull } from 'drizzle-orm';
import {
  enquiries,
  enquiryConsents,
  enquiryDeliveries,
  enquiryNotes,
} from '#server/enquiries/enquiry-tables.ts';
import { describeFields } from '#server/enquiries/mails/describe-fields.ts';
import type { Orm } from '#server/platform/database/database.ts';
import type { HeldSection } from '#server/platform/person/held-data.ts';
import type { Person } from '#server/platform/person/person.ts';
import { isOfPerson, namesPerson } from './whose-enquiries.ts';

/** What a person sent in forms, with what they agreed to and how it was delivered, oldest first. */
export async function loadHeldEnquiries(orm: Orm, person: Person): Promise<HeldSection> {
  const rows = await orm
    .select()
    .from(enquiries)
    .where(isOfPerson(person))
    .orderBy(asc(enquiries.receivedAt), asc(enquiries.enquiryId));
  const ids = rows.map(({ enquiryId }) => enquiryId);
  const consents = await loadConsents(orm, ids);
  const deliveries = await loadDeliveries(orm, ids);
  const notes = await loadNotes(orm, ids);
  const records = rows.map(
    ({ enquiryId, reference, kind, receivedAt, fromPage, fields, snapshot, answeredAt, answerNote }) => ({
      reference,
      kind,
      receivedAt,
      fromPage,
      fields: Object.fromEntries(
        describeFields(kind, fields ?? {}).map(({ label, value }) => [label, value]),
      ),
      atThatTime: snapshot,
      notesOfOurStaff: [
        ...(notes.get(enquiryId) ?? []),
        ...(answerNote === null ? [] : [{ at: answeredAt, note: answerNote }]),
      ],
      consents: consents.get(enquiryId) ?? [],
      deliveries: deliveries.get(enquiryId) ?? [],
    }),
  );
  return {
    name: 'What you sent us in forms',
    tables: ['enquiries', 'enquiry_consents', 'enquiry_deliveries', 'enquiry_notes'],
    records,
  };
}

/** References of enquiries of others that name the person. */
export async function findMentions(orm: Orm, person: Person): Promise<readonly string[]> {
  const { reference } = enquiries;
  const rows = await orm.select({ reference }).from(enquiries).where(namesPerson(person)).orderBy(reference);
  return rows.map((row) => row.reference);
}

async function loadConsents(orm: Orm, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { enquiryId, purpose, wording, isGiven, at, withdrawnAt, consentId } = enquiryConsents;
  const rows = await orm
    .select({ enquiryId, purpose, wording, isGiven, at, withdrawnAt })
    .from(enquiryConsents)
    .where(inArray(enquiryId, [...ids]))
    .orderBy(asc(consentId));
  return groupById(rows);
}

async function loadDeliveries(orm: Orm, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { enquiryId, channel, state, deliveredAt } = enquiryDeliveries;
  const rows = await orm
    .select({ enquiryId, channel, state, deliveredAt })
    .from(enquiryDeliveries)
    .where(inArray(enquiryId, [...ids]))
    .orderBy(asc(channel));
  return groupById(rows);
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
  return groupById(rows);
}

/** The rows of each enquiry, without its id. */
function groupById<Row extends { readonly enquiryId: string }>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, ({ enquiryId }) => enquiryId);
  return new Map([...groups].map(([id, group]) => [id, group.map(({ enquiryId: _id, ...rest }) => rest)]));
}
