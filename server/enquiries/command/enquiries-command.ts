import type { Command } from '#server/platform/command-line/command.ts';
import type { EnquiriesContext } from './enquiries-context.ts';
import { eraseEnquiries } from './erase-enquiries.ts';
import { exportEnquiries } from './export-enquiries.ts';
import { listEnquiries } from './list-enquiries.ts';
import { redeliverEnquiries } from './redeliver-enquiries.ts';

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
