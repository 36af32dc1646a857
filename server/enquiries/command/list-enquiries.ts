import { z } from 'zod';
import { type DeliveryRow, type EnquiryRow, loadDeliveries } from '#server/enquiries/enquiry-record.ts';
import { text } from '#server/platform/command-line/option.ts';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import type { Database } from '#server/platform/database/database.ts';
import { filterFields, filterOptions, toFilter } from './enquiry-filter.ts';
import { findNewest, formatDelivery } from './find-enquiries.ts';

const listRequest = z.strictObject({ ...filterFields, limit: z.int().min(1).max(1_000_000) });

/** `list`: one line for each enquiry, newest first, with nothing that a visitor typed. */
export const listEnquiries = subcommand({
  usages: [
    {
      typed: 'list',
      help: 'One line for each enquiry, newest first: reference, kind, time, state of its deliveries, and the page that the visitor came from.',
    },
  ],
  options: { ...filterOptions, limit: text('<n>', 'With list: at most this many, 100 unless given.') },
  request: listRequest,
  toRequest: ({ values: { limit, ...filter } }) => ({ ...toFilter(filter), limit: Number(limit ?? 100) }),
  run: list,
});

async function list(
  { orm }: Pick<Database, 'orm'>,
  { limit, ...filter }: z.infer<typeof listRequest>,
): Promise<readonly string[]> {
  const rows = await findNewest(orm, filter, limit);
  if (rows.length === 0) return ['No enquiry.'];
  const deliveries = await loadDeliveries(orm, rows);
  const lines = rows.map((row) => toLine(row, deliveries.get(row.enquiryId) ?? []));
  return rows.length < limit ? lines : [...lines, `The newest ${limit}; --limit gives more.`];
}

function toLine(row: EnquiryRow, deliveries: readonly DeliveryRow[]): string {
  const marks = [
    row.fromPage ? `from ${row.fromPage}` : '',
    row.isSuspected ? 'suspected' : '',
    row.erasedAt ? 'erased' : '',
  ].filter(Boolean);
  return [
    row.reference,
    row.kind.padEnd(25),
    `${row.receivedAt.toISOString().slice(0, 16)}Z`,
    [deliveries.map(formatDelivery).join(', '), ...marks].filter(Boolean).join('; '),
  ].join('  ');
}
