import { z } from 'zod';
import { redeliverWithin } from '#server/enquiries/delivery/redeliver.ts';
import {
  type DeliveryRow,
  type EnquiryRow,
  enquiryReference,
  loadDeliveries,
} from '#server/enquiries/enquiry-record.ts';
import type { Command } from '#server/platform/command-line/command.ts';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { flag, text } from '#server/platform/command-line/option.ts';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import { commitKnown } from '#server/platform/database/commit-known.ts';
import type { Database } from '#server/platform/database/database.ts';
import { formatCount } from '#shared/format/format-count.ts';
import type { EnquiriesContext } from './enquiries-context.ts';
import { filterFields, filterOptions, toFilter, toReference, toState } from './enquiry-filter.ts';
import { eraseEnquiries } from './erase-enquiries.ts';
import { exportEnquiries } from './export-enquiries.ts';
import { findNewest, formatDelivery } from './find-enquiries.ts';

/** `redeliver`: makes deliveries due now; a running site then makes them. */
const redeliverEnquiries = subcommand({
  usages: [
    {
      typed: 'redeliver <reference...>',
      help: 'Deliver what is waiting, dead or held of these enquiries now.',
    },
  ],
  options: {
    dead: flag('Instead of references: every delivery that was given up.'),
    held: flag('Instead of references: every delivery that is held.'),
    again: flag(
      'With references: also what was delivered before. The webhook gets it under the same id as before.',
    ),
  },
  takesOperands: true,
  request: z.union([
    z.strictObject({ references: z.array(enquiryReference).max(1_000), isAgain: z.boolean() }),
    z.strictObject({ state: z.enum(['dead', 'held']) }),
  ]),
  toRequest: ({ values: { again: isAgain, ...states }, operands }) => {
    const state = toState(states);
    if ((state === undefined) === (operands.length === 0))
      throw new UsageError('Give references, or --dead, or --held.');
    if (isAgain && state) throw new UsageError('--again goes with references.');
    return state ? { state } : { references: operands.map(toReference), isAgain };
  },
  run: async ({ orm }: Pick<Database, 'orm'>, request, { commit }) => {
    const made = await commitKnown(orm, (within) => redeliverWithin(within, request), commit);
    if (made.deliveries === 0) return ['Nothing to deliver.'];
    const deliveries = formatCount(made.deliveries, 'delivery', 'deliveries');
    return [
      `${deliveries} of ${formatCount(made.enquiries, 'enquiry', 'enquiries')} due now: a running site makes them within seconds.`,
    ];
  },
});

const listRequest = z.strictObject({ ...filterFields, limit: z.int().min(1).max(1_000_000) });

/** `list`: one line for each enquiry, newest first, with nothing that a visitor typed. */
const listEnquiries = subcommand({
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

/** `npm run enquiries`: staff list, export, redeliver and erase enquiries. */
export const enquiriesCommand: Command<EnquiriesContext> = {
  name: 'enquiries',
  summary: 'Shows, exports, redelivers and erases enquiries.',
  subcommands: {
    list: listEnquiries,
    export: exportEnquiries,
    redeliver: redeliverEnquiries,
    erase: eraseEnquiries,
  },
  optionGroups: [
    { title: 'Options of list and export', of: ['list', 'export'] },
    { title: 'Options of redeliver', of: ['redeliver'] },
    { title: 'Options of erase', of: ['erase'] },
  ],
  notes: [
    [
      'In CSV files, cells that a spreadsheet could take for a formula begin with an apostrophe.',
      'With --email or --phone, export and erase are about a person: enquiries, reviews, alerts, waiting emails, and the account with all that is saved in it. A phone number counts only where there is no email address.',
      'Erasing empties fields, page and snapshot, drops deliveries that are still to be made and removes messages from the embedded mailbox; reference, kind, time and the consent log stay, none of it personal.',
      'What was delivered by email or webhook is to be erased there too.',
    ].join(' '),
  ],
  exitNote: ', 4 not known whether it is done; nothing has changed but at 0, and perhaps at 4.',
  afterFailure: 'Nothing has changed.',
  whenStopped: 'Nothing has changed.',
  whenUnknown: 'look at it again, then try again.',
};
