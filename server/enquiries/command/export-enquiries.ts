import { asc, inArray } from 'drizzle-orm';
import { enquiryConsents } from '#server/enquiries/enquiry-tables.ts';
import type { Feedback } from '#server/platform/control-socket/program.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import type { RequestOf } from './enquiries-request.ts';
import { type ExportedEnquiry, exportColumns, toCsvCells, toJsonLine } from './exported-enquiry.ts';
import { type EnquiryRow, loadDeliveries, readPages } from './find-enquiries.ts';
import { toCsvLine } from './to-csv-line.ts';

/** Prints every enquiry that passes the filter, oldest first, and tells how many there were. */
export async function exportEnquiries(
  { orm }: Pick<Database, 'orm'>,
  { format, ...filter }: RequestOf<'export'>,
  { print, progress, signal }: Feedback,
): Promise<readonly string[]> {
  const columns = exportColumns(filter.kind);
  if (format === 'csv') print(toCsvLine(columns));
  let count = 0;
  for await (const rows of readPages(orm, filter)) {
    signal?.throwIfAborted();
    for (const enquiry of await complete(orm, rows))
      print(format === 'csv' ? toCsvLine(toCsvCells(enquiry, columns)) : toJsonLine(enquiry));
    count += rows.length;
  }
  progress(`${count} ${count === 1 ? 'enquiry' : 'enquiries'} exported.`);
  return [];
}

/** Rows with what belongs to them. */
async function complete(orm: Orm, rows: readonly EnquiryRow[]): Promise<readonly ExportedEnquiry[]> {
  const deliveries = await loadDeliveries(orm, rows);
  const consents = await loadConsentsOf(orm, rows);
  return rows.map((row) => ({
    row,
    deliveries: deliveries.get(row.enquiryId) ?? [],
    consents: consents.get(row.enquiryId) ?? [],
  }));
}

async function loadConsentsOf(orm: Orm, rows: readonly EnquiryRow[]) {
  if (rows.length === 0) return new Map<string, never>();
  const ids = rows.map(({ enquiryId }) => enquiryId);
  const found = await orm
    .select()
    .from(enquiryConsents)
    .where(inArray(enquiryConsents.enquiryId, ids))
    .orderBy(asc(enquiryConsents.consentId));
  return Map.groupBy(found, ({ enquiryId }) => enquiryId);
}
