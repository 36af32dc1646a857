import type { Command } from '#server/platform/command-line/command.ts';
import type { Database } from '#server/platform/database/database.ts';
import { eraseEnquiries } from './erase-enquiries.ts';
import { exportEnquiries } from './export-enquiries.ts';
import { listEnquiries } from './list-enquiries.ts';
import { redeliverEnquiries } from './redeliver-enquiries.ts';

/** The database and clock that the enquiries command uses. */
export type EnquiriesContext = Pick<Database, 'orm'>;

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
      'Erasing empties fields, page and snapshot, drops deliveries that are still to be made and removes messages from the embedded mailbox; reference, kind, time and the consent log stay, none of it personal.',
      'What was delivered by email or webhook is to be erased there too.',
      'Accounts, alerts and saved searches are not enquiries: this command does not touch them.',
    ].join(' '),
  ],
  exitNote: '; nothing has changed but at 0.',
  afterFailure: 'Nothing has changed.',
  whenStopped: 'Nothing has changed.',
};
