import { and, asc, desc, eq, exists, gt, or, type SQL, sql } from 'drizzle-orm';
import type { DeliveryRow, EnquiryRow } from '#server/enquiries/enquiry-record.ts';
import { enquiries, enquiryDeliveries } from '#server/enquiries/enquiry-tables.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { formatCount } from '#shared/format/format-count.ts';
import type { EnquiryFilter } from './enquiry-filter.ts';

/** The newest enquiries that pass the filter. */
export async function findNewest(
  orm: Orm,
  filter: EnquiryFilter,
  limit: number,
): Promise<readonly EnquiryRow[]> {
  return orm
    .select()
    .from(enquiries)
    .where(toCondition(orm, filter))
    .orderBy(desc(enquiries.receivedAt), desc(enquiries.enquiryId))
    .limit(limit);
}

const pageRows = 500;

/** Every enquiry that passes the filter, oldest first, in pages. */
export async function* readPages(orm: Orm, filter: EnquiryFilter): AsyncGenerator<readonly EnquiryRow[]> {
  let after: SQL | undefined;
  for (;;) {
    const rows: readonly EnquiryRow[] = await orm
      .select()
      .from(enquiries)
      .where(and(toCondition(orm, filter), after))
      .orderBy(asc(enquiries.receivedAt), asc(enquiries.enquiryId))
      .limit(pageRows);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageRows) return;
    after = isAfter(orm, last);
  }
}

/** Compares with the row in the database, because a time read into JavaScript has lost its microseconds. */
function isAfter(orm: Orm, { enquiryId }: EnquiryRow): SQL | undefined {
  const at = orm
    .select({ receivedAt: enquiries.receivedAt })
    .from(enquiries)
    .where(eq(enquiries.enquiryId, enquiryId));
  const isSameTime = eq(enquiries.receivedAt, sql`(${at})`);
  return or(gt(enquiries.receivedAt, sql`(${at})`), and(isSameTime, gt(enquiries.enquiryId, enquiryId)));
}

function toCondition(orm: Orm, { kind, since, state }: EnquiryFilter): SQL | undefined {
  const inState = (wanted: 'dead' | 'held') =>
    orm
      .select({ one: sql`1` })
      .from(enquiryDeliveries)
      .where(and(eq(enquiryDeliveries.enquiryId, enquiries.enquiryId), eq(enquiryDeliveries.state, wanted)));
  return and(
    kind && eq(enquiries.kind, kind),
    since === undefined
      ? undefined
      : sql`${enquiries.receivedAt} >= ${since}::timestamp at time zone 'Europe/London'`,
    state && exists(inState(state)),
  );
}

/** A delivery as staff read it: `webhook waiting (2 tries, the webhook answered 503)`. */
export function formatDelivery({ channel, state, attempts, lastFault }: DeliveryRow): string {
  const tries = formatCount(attempts, 'try', 'tries');
  const trouble = lastFault ? ` (${tries}, ${lastFault})` : '';
  return `${channel} ${state}${state === 'delivered' ? '' : trouble}`;
}
