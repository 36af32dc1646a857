import { and, count, desc, eq, exists, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import {
  completeEnquiries,
  type DeliveryRow,
  type EnquiryRecord,
  type EnquiryRow,
  loadDeliveries,
} from '#server/enquiries/enquiry-record.ts';
import { enquiries, enquiryDeliveries } from '#server/enquiries/enquiry-tables.ts';
import { isOfPerson } from '#server/enquiries/erasing/held-enquiries.ts';
import type { Orm } from '#server/platform/database/database.ts';
import type { Person } from '#server/platform/person/person.ts';
import { enquiryKinds } from '#shared/contracts/enquiry-kind.ts';
import { enquiryDefinitions } from '#shared/enquiries/enquiry-kinds.ts';
import { listHistory } from './enquiry-history.ts';

/** Which enquiries the staff site lists. */
export interface StaffEnquiryFilter {
  readonly kind?: string | undefined;
  readonly state?: 'open' | 'answered' | 'dead' | 'held' | undefined;
  /** Only those of this many days. */
  readonly days?: number | undefined;
  readonly reference?: string | undefined;
  readonly person?: Person | undefined;
}

interface Window {
  readonly offset: number;
  readonly limit: number;
}

interface StaffEnquiryPage {
  readonly rows: readonly EnquiryRow[];
  readonly deliveries: ReadonlyMap<string, readonly DeliveryRow[]>;
  readonly total: number;
}

/** A page of enquiries, newest first, with their deliveries, and how many there are. */
export async function listEnquiriesForStaff(
  orm: Orm,
  filter: StaffEnquiryFilter,
  { offset, limit }: Window,
): Promise<StaffEnquiryPage> {
  const isMeant = toCondition(orm, filter);
  const rows = await orm
    .select()
    .from(enquiries)
    .where(isMeant)
    .orderBy(desc(enquiries.receivedAt), desc(enquiries.enquiryId))
    .limit(limit)
    .offset(offset);
  const [counted] = await orm.select({ total: count() }).from(enquiries).where(isMeant);
  return { rows, deliveries: await loadDeliveries(orm, rows), total: counted?.total ?? 0 };
}

/** An enquiry with its consents, its deliveries and what staff did about it. */
export interface EnquiryForStaff extends EnquiryRecord {
  readonly history: Awaited<ReturnType<typeof listHistory>>;
}

/** One enquiry whole; undefined when there is none. */
export async function findEnquiryForStaff(orm: Orm, reference: string): Promise<EnquiryForStaff | undefined> {
  const rows = await orm.select().from(enquiries).where(eq(enquiries.reference, reference));
  const [found] = await completeEnquiries(orm, rows);
  return found && { ...found, history: await listHistory(orm, found.row) };
}

const kindsWithoutAnswer = enquiryKinds.filter((kind) => enquiryDefinitions[kind].handling.isUnanswered);

/** What needs somebody: enquiries not answered with the age of the oldest, and those held because a robot may have sent them. */
export async function countForStaff(orm: Orm) {
  const { answeredAt, erasedAt, isSuspected, kind, receivedAt } = enquiries;
  const isHeld = isInState(orm, 'held');
  const isOpen = and(isNull(answeredAt), eq(isSuspected, false), notInArray(kind, kindsWithoutAnswer));
  const [counted] = await orm
    .select({
      unanswered: sql<number>`(count(*) filter (where ${isOpen}))::integer`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${receivedAt}) filter (where ${isOpen})), 0)::float8`,
      held: sql<number>`(count(*) filter (where ${isHeld}))::integer`,
    })
    .from(enquiries)
    .where(isNull(erasedAt));
  return counted ?? { unanswered: 0, oldestSeconds: 0, held: 0 };
}

function toCondition(
  orm: Orm,
  { kind, state, days, reference, person }: StaffEnquiryFilter,
): SQL | undefined {
  return and(
    kind === undefined ? undefined : eq(enquiries.kind, kind),
    state && isInState(orm, state),
    days === undefined ? undefined : sql`${enquiries.receivedAt} >= now() - ${days} * interval '1 day'`,
    reference === undefined ? undefined : eq(enquiries.reference, reference),
    person && isOfPerson(person),
  );
}

function isInState(orm: Orm, state: NonNullable<StaffEnquiryFilter['state']>): SQL | undefined {
  if (state === 'open') return and(isNull(enquiries.answeredAt), isNull(enquiries.erasedAt));
  if (state === 'answered') return isNotNull(enquiries.answeredAt);
  return exists(
    orm
      .select({ one: sql`1` })
      .from(enquiryDeliveries)
      .where(and(eq(enquiryDeliveries.enquiryId, enquiries.enquiryId), eq(enquiryDeliveries.state, state))),
  );
}
