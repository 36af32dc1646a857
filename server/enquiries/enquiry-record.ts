import { asc, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Orm } from '#server/platform/database/database.ts';
import { type enquiries, enquiryConsents, enquiryDeliveries } from './enquiry-tables.ts';

export type EnquiryRow = typeof enquiries.$inferSelect;
export type DeliveryRow = typeof enquiryDeliveries.$inferSelect;

/** An enquiry with its consents, in the order of its form, and its deliveries by channel. */
export interface EnquiryRecord {
  readonly row: EnquiryRow;
  readonly consents: readonly (typeof enquiryConsents.$inferSelect)[];
  readonly deliveries: readonly DeliveryRow[];
}

/** An enquiry's reference as it is stored. */
export const enquiryReference = z.string().regex(/^[A-Z0-9-]{4,40}$/);

/** These enquiries with their consents and deliveries. */
export async function completeEnquiries(
  orm: Orm,
  rows: readonly EnquiryRow[],
): Promise<readonly EnquiryRecord[]> {
  const deliveries = await loadDeliveries(orm, rows);
  const consents = await loadConsents(orm, rows);
  return rows.map((row) => ({
    row,
    deliveries: deliveries.get(row.enquiryId) ?? [],
    consents: consents.get(row.enquiryId) ?? [],
  }));
}

/** The deliveries of these enquiries, by enquiry. */
export async function loadDeliveries(
  orm: Orm,
  rows: readonly EnquiryRow[],
): Promise<ReadonlyMap<string, readonly DeliveryRow[]>> {
  if (rows.length === 0) return new Map();
  const found = await orm
    .select()
    .from(enquiryDeliveries)
    .where(inArray(enquiryDeliveries.enquiryId, toIds(rows)))
    .orderBy(asc(enquiryDeliveries.channel));
  return Map.groupBy(found, ({ enquiryId }) => enquiryId);
}

async function loadConsents(orm: Orm, rows: readonly EnquiryRow[]) {
  if (rows.length === 0) return new Map<string, never>();
  const found = await orm
    .select()
    .from(enquiryConsents)
    .where(inArray(enquiryConsents.enquiryId, toIds(rows)))
    .orderBy(asc(enquiryConsents.consentId));
  return Map.groupBy(found, ({ enquiryId }) => enquiryId);
}

function toIds(rows: readonly EnquiryRow[]): string[] {
  return rows.map(({ enquiryId }) => enquiryId);
}
