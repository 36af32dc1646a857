import { createHash } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { createReference } from '#server/platform/database/create-reference.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { tellWhenAway } from '#server/platform/database/tell-when-away.ts';
import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import {
  type Channel,
  type ConsentRecord,
  type EnquiryReceipt,
  type EnquiryStore,
  findEmail,
  type NewEnquiry,
  type QuoteRequest,
} from './enquiry-store.ts';
import { enquiries, enquiryConsents, enquiryDeliveries } from './enquiry-tables.ts';
import { readKeptDeal } from './kept-deal.ts';
import { markRepeatedEntry } from './mark-repeated-entry.ts';

/** The database may have stored the enquiry before it stopped answering. An enquiry that is sent again counts once. */
const away =
  'We couldn’t confirm that we have your enquiry. What you typed is still here: please send it again in a minute. It’ll only count once.';

interface StoreOptions {
  readonly database: Pick<Database, 'orm'>;
  /** Whether enquiries are also sent to a webhook. */
  readonly hasWebhook: boolean;
  /** Called for each new enquiry once it is stored. */
  readonly onStored?: () => void;
}

/** Enquiries in the database. Calls throw `UnavailableError` while it cannot be reached. */
export function createEnquiryStore({ database, hasWebhook, onStored }: StoreOptions): EnquiryStore {
  const { orm } = database;
  const store: EnquiryStore = {
    store: async (enquiry) => {
      const channels = deliveryChannels(enquiry, { hasWebhook });
      const receipt = await orm.transaction((within) => storeOnce(within, enquiry, channels));
      onStored?.();
      return receipt;
    },
    findReceipt: async (reference) => {
      const [row] = await orm.select().from(enquiries).where(eq(enquiries.reference, reference));
      return row && readReceipt(orm, row);
    },
    listQuoteRequests: (accountId) => listQuoteRequests(orm, accountId),
  };
  return tellWhenAway(store, away);
}

/** The ways in which an enquiry has to be delivered: to staff always, to the visitor where an address was given. */
export function deliveryChannels(
  { fields }: Pick<NewEnquiry, 'fields'>,
  { hasWebhook }: { readonly hasWebhook: boolean },
): readonly Channel[] {
  return [
    'staff-mail',
    ...(findEmail(fields) === undefined ? [] : (['visitor-mail'] as const)),
    ...(hasWebhook ? (['webhook'] as const) : []),
  ];
}

type Row = typeof enquiries.$inferSelect;

/** The same content within a day is the same enquiry: a double click, or a retry after an answer that was lost. */
async function storeOnce(
  orm: Orm,
  enquiry: NewEnquiry,
  channels: readonly Channel[],
): Promise<EnquiryReceipt> {
  const contentKey = toContentKey(enquiry);
  // The same content sent twice at the same moment: the second waits here and then finds the first.
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${contentKey}, 0))`);
  const [known] = await orm
    .select()
    .from(enquiries)
    .where(
      and(eq(enquiries.contentKey, contentKey), gt(enquiries.receivedAt, sql`now() - interval '1 day'`)),
    );
  if (known) return readReceipt(orm, known);
  const counted = await markRepeatedEntry(orm, enquiry);
  return readReceipt(orm, await insertEnquiry(orm, counted, { contentKey, channels }));
}

interface Additions {
  readonly contentKey: string;
  readonly channels: readonly Channel[];
}

async function insertEnquiry(orm: Orm, enquiry: NewEnquiry, additions: Additions): Promise<Row> {
  const { kind, fields, accountId, fromPage, snapshot, isSuspected, consents } = enquiry;
  const [row] = await orm
    .insert(enquiries)
    .values({
      reference: createReference('ENQ'),
      contentKey: additions.contentKey,
      kind,
      fields,
      accountId,
      fromPage,
      snapshot,
      isSuspected,
    })
    .returning();
  if (!row) throw new Error('The database returned no row for a stored enquiry.');
  const { enquiryId } = row;
  if (consents.length > 0)
    await orm.insert(enquiryConsents).values(consents.map((consent) => ({ enquiryId, ...consent })));
  const state = isSuspected ? ('held' as const) : ('waiting' as const);
  await orm
    .insert(enquiryDeliveries)
    .values(additions.channels.map((channel) => ({ enquiryId, channel, state })));
  return row;
}

async function readReceipt(
  orm: Orm,
  { enquiryId, reference, kind, receivedAt, snapshot, accountId }: Row,
): Promise<EnquiryReceipt> {
  const consents = await loadConsents(orm, enquiryId);
  const { deal } = readKeptDeal(snapshot);
  const receipt = { reference, kind: kind as EnquiryKind, receivedAt, consents };
  return { ...receipt, ...(deal && { deal }), isInAccount: accountId !== null };
}

async function listQuoteRequests(orm: Orm, accountId: string): Promise<readonly QuoteRequest[]> {
  const rows = await orm
    .select()
    .from(enquiries)
    .where(
      and(
        isNotNull(enquiries.accountId),
        eq(enquiries.accountId, accountId),
        eq(enquiries.kind, 'quote' satisfies EnquiryKind),
      ),
    )
    .orderBy(desc(enquiries.receivedAt), enquiries.reference)
    .limit(50);
  return rows.flatMap(({ reference, receivedAt, snapshot }) => {
    const { deal } = readKeptDeal(snapshot);
    return deal ? [{ reference, receivedAt, deal }] : [];
  });
}

/** The consent log of an enquiry, in the order of its form. */
export async function loadConsents(orm: Orm, enquiryId: string): Promise<readonly ConsentRecord[]> {
  const { purpose, wording, isGiven, consentId } = enquiryConsents;
  return orm
    .select({ purpose, wording, isGiven })
    .from(enquiryConsents)
    .where(eq(enquiryConsents.enquiryId, enquiryId))
    .orderBy(consentId);
}

/**
 * A hash of the parts by which two enquiries differ. The snapshot is left out, because it depends only on the page and
 * the time.
 */
function toContentKey({ kind, page, fields, accountId, consents }: NewEnquiry): string {
  const ordered = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  const given = consents.map(({ purpose, isGiven }) => [purpose, isGiven]);
  return createHash('sha256')
    .update(JSON.stringify([kind, page, ordered, given, ...(accountId === undefined ? [] : [accountId])]))
    .digest('base64url');
}
