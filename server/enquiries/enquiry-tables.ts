import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';
import type { Channel } from './enquiry-store.ts';

/** What a member of staff did with an enquiry when they wrote a note, or no note. */
export type EnquiryAction = 'answered' | 'reopened' | 'noted';

const moment = (name: string) => t.timestamp(name, { withTimezone: true });

/** What visitors sent. Personal data: never logged, and emptied by `npm run enquiries -- erase`. */
export const enquiries = t.pgTable(
  'enquiries',
  {
    enquiryId: t.uuid('enquiry_id').primaryKey().defaultRandom(),
    /** What the visitor quotes, such as `ENQ-7F3K9-Q2M4X`. */
    reference: t.text().notNull().unique(),
    kind: t.text().notNull(),
    /** Hash of kind and content: the same sent again within a day is the same enquiry. */
    contentKey: t.text('content_key').notNull(),
    /** As its schema gave them; null once erased. */
    fields: t.jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** Facts at the time it was sent, such as the price of a quote; null when there are none, and once erased. */
    snapshot: t.jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** Account that the sender was signed in to; null for everybody else, for other kinds, and once erased. */
    accountId: t.text('account_id'),
    /** Page that the visitor came from, as `toFromPage` gives it; null when not known, and once erased. */
    fromPage: t.text('from_page'),
    /** True when a robot may have sent it: kept for staff, delivered only when they say so. */
    isSuspected: t.boolean('is_suspected').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    erasedAt: moment('erased_at'),
    /** When a member of staff marked it as answered, and who did; null while it is not. */
    answeredAt: moment('answered_at'),
    answeredBy: t.text('answered_by'),
    /** The one note of builds from before `enquiryNotes`, into which it moves with the next thing that staff do. */
    answerNote: t.text('answer_note'),
  },
  (table) => [
    t.index('enquiries_content_key').on(table.contentKey),
    t.index('enquiries_received_at').on(table.receivedAt),
    t.index('enquiries_account').on(table.accountId).where(sql`account_id is not null`),
  ],
);

/** The consent log: each wording that a visitor read, and whether they agreed. Holds no personal data of its own. */
export const enquiryConsents = t.pgTable(
  'enquiry_consents',
  {
    consentId: t.integer('consent_id').primaryKey().generatedAlwaysAsIdentity(),
    enquiryId: t
      .uuid('enquiry_id')
      .notNull()
      .references(() => enquiries.enquiryId, { onDelete: 'cascade' }),
    purpose: t.text().notNull(),
    wording: t.text().notNull(),
    isGiven: t.boolean('is_given').notNull(),
    /** When the visitor took it back; null while it stands, and where it was never given. */
    withdrawnAt: moment('withdrawn_at'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [t.index('enquiry_consents_enquiry').on(table.enquiryId)],
);

/** What staff did about enquiries and noted, each a row of its own: rows are added, and none is changed but to erase it. */
export const enquiryNotes = t.pgTable(
  'enquiry_notes',
  {
    noteId: t.integer('note_id').primaryKey().generatedAlwaysAsIdentity(),
    enquiryId: t
      .uuid('enquiry_id')
      .notNull()
      .references(() => enquiries.enquiryId, { onDelete: 'cascade' }),
    at: moment('at').notNull().defaultNow(),
    /** Email address of the member of staff. */
    writtenBy: t.text('written_by').notNull(),
    action: t.text().$type<EnquiryAction>().notNull(),
    /** May say something of the sender; null where nothing was noted, and once the enquiry is erased. */
    note: t.text(),
  },
  (table) => [
    t.index('enquiry_notes_enquiry').on(table.enquiryId),
    t.check('enquiry_notes_action_known', sql`action in ('answered', 'reopened', 'noted')`),
  ],
);

/** The outbox: one row for each way in which an enquiry has to be delivered, written with it in one transaction. */
export const enquiryDeliveries = t.pgTable(
  'enquiry_deliveries',
  {
    /** Also the idempotency key that every try of this delivery carries. */
    deliveryId: t.uuid('delivery_id').primaryKey().defaultRandom(),
    enquiryId: t
      .uuid('enquiry_id')
      .notNull()
      .references(() => enquiries.enquiryId, { onDelete: 'cascade' }),
    channel: t.text().$type<Channel>().notNull(),
    /** `held` waits for staff, `dead` has been tried often enough. */
    state: t.text().$type<'waiting' | 'delivered' | 'dead' | 'held'>().notNull(),
    attempts: t.integer().notNull().default(0),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    /** Until then one node has claimed it. */
    claimedUntil: moment('claimed_until'),
    /** Why the last try failed, without personal data. */
    lastFault: t.text('last_fault'),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    t.uniqueIndex('enquiry_deliveries_channel').on(table.enquiryId, table.channel),
    t.index('enquiry_deliveries_due').on(table.nextTryAt).where(sql`state = 'waiting'`),
    t.check('enquiry_deliveries_channel_known', sql`channel in ('staff-mail', 'visitor-mail', 'webhook')`),
    t.check('enquiry_deliveries_state_known', sql`state in ('waiting', 'delivered', 'dead', 'held')`),
  ],
);
