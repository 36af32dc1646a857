import { asc, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { enquiryConsents } from '#server/enquiries/enquiry-tables.ts';
import { answerFile, text } from '#server/platform/command-line/option.ts';
import { type Feedback, subcommand } from '#server/platform/command-line/subcommand.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { filterFields, filterOptions, toFilter } from './enquiry-filter.ts';
import {
  type ExportedEnquiry,
  exportColumns,
  toCsvCells,
  toCsvLine,
  toJsonLine,
} from './exported-enquiry.ts';
import { type EnquiryRow, loadDeliveries, readPages } from './find-enquiries.ts';

const exportRequest = z.strictObject({ ...filterFields, format: z.enum(['csv', 'jsonl']) });

/** `export`: prints every enquiry that passes the filter, oldest first, and tells how many there were. */
export const exportEnquiries = subcommand({
  usages: [{ typed: 'export', help: 'Everything that was sent, oldest first, as CSV or JSON Lines.' }],
  options: {
    ...filterOptions,
    format: text('<format>', 'With export: csv (unless given) or jsonl.'),
    out: answerFile('With export: into a new file that only you can read, instead of the screen.'),
  },
  request: exportRequest,
  toRequest: ({ values: { format = 'csv', ...filter } }) => ({ ...toFilter(filter), format }),
  run: printEnquiries,
});

async function printEnquiries(
  { orm }: Pick<Database, 'orm'>,
  { format, ...filter }: z.infer<typeof exportRequest>,
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

/** Enquiries with their consents and deliveries. */
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
