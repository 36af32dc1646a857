import type { Database } from '#server/platform/database/database.ts';
import type { RequestOf } from './enquiries-request.ts';
import { type DeliveryRow, type EnquiryRow, findNewest, loadDeliveries } from './find-enquiries.ts';

/** One line for each enquiry, newest first; nothing that anybody typed. */
export async function listEnquiries(
  { orm }: Pick<Database, 'orm'>,
  { limit, ...filter }: RequestOf<'list'>,
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

/** A delivery as staff read it: `webhook waiting (2 tries, the webhook answered 503)`. */
export function formatDelivery({ channel, state, attempts, lastFault }: DeliveryRow): string {
  const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`;
  const trouble = lastFault ? ` (${tries}, ${lastFault})` : '';
  return `${channel} ${state}${state === 'delivered' ? '' : trouble}`;
}
