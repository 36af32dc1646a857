import { asc, eq } from 'drizzle-orm';
import type { ConsentRecord } from '#server/enquiries/enquiry-store.ts';
import { enquiryConsents } from '#server/enquiries/enquiry-tables.ts';
import type { Orm } from '#server/platform/database/database.ts';

/** What was agreed to or left with an enquiry, in the order of its form. */
export async function loadConsents(orm: Orm, enquiryId: string): Promise<readonly ConsentRecord[]> {
  const { purpose, wording, isGiven, consentId } = enquiryConsents;
  return orm
    .select({ purpose, wording, isGiven })
    .from(enquiryConsents)
    .where(eq(enquiryConsents.enquiryId, enquiryId))
    .orderBy(asc(consentId));
}
