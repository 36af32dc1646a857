import { and, isNotNull, sql } from 'drizzle-orm';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import { type KeepMonths, keepMonthsFor } from '#server/platform/config/keep-months.ts';
import type { Database } from '#server/platform/database/database.ts';
import { enquiryKinds } from '#shared/contracts/enquiry-kind.ts';
import { dropDeliveries, eraseFields } from './erase-within.ts';

/** Enquiries that are erased in one transaction, so that none is long. */
const atOnce = 500;

/**
 * Erases all enquiries that are older than the months of their kind, as `erase` does by hand, and what was kept of them
 * as proof. Returns how many.
 */
export async function eraseOverdueEnquiries(
  { orm }: Pick<Database, 'orm'>,
  keep: KeepMonths,
): Promise<number> {
  const overdue = orm
    .select({ enquiryId: enquiries.enquiryId })
    .from(enquiries)
    .where(and(isNotNull(enquiries.fields), isOverdue(keep)))
    .limit(atOnce);
  for (let erased = 0; ; ) {
    const count = await orm.transaction(async (within) => {
      const rows = await eraseFields(within, sql`${enquiries.enquiryId} = any(array(${overdue}))`, null);
      await dropDeliveries(
        within,
        rows.map(({ enquiryId }) => enquiryId),
      );
      return rows.length;
    });
    erased += count;
    if (count < atOnce) return erased;
  }
}

function isOverdue(keep: KeepMonths) {
  const cases = enquiryKinds.map((kind) => sql`when ${kind} then ${keepMonthsFor(keep, kind)}::integer`);
  const months = sql`case ${enquiries.kind} ${sql.join(cases, sql` `)} else ${keep.default}::integer end`;
  return sql`${enquiries.receivedAt} < now() - make_interval(months => ${months})`;
}
