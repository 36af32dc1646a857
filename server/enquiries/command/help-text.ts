import { enquiryKinds } from '#shared/contracts/enquiry-kind.ts';

/** What `npm run enquiries -- --help` prints. */
export const helpText = `Shows, exports, redelivers and erases enquiries.

  npm run enquiries -- <command> [options]

Commands
  list                      One line for each enquiry, newest first: reference, kind, time, state of its deliveries,
                            and the page that the visitor came from.
  export                    Everything that was sent, oldest first, as CSV or JSON Lines.
  redeliver <reference...>  Deliver what is waiting, dead or held of these enquiries now.
  erase <reference>         Erase what was sent in one enquiry, for a data-protection request.
  erase --email <address>   The same for every enquiry of which a field is this address.

Options of list and export
  --kind <kind>      Only this kind: ${enquiryKinds.slice(0, 6).join(', ')},
                     ${enquiryKinds.slice(6).join(', ')}.
  --since <day>      Only those received on or after this day in London: 21/11/2026, 2026-11-21, today or yesterday.
  --dead             Only those with a delivery that was given up.
  --held             Only those that a robot may have sent: held until staff redeliver them.
  --limit <n>        With list: at most this many, 100 unless given.
  --format <format>  With export: csv (unless given) or jsonl.
  --out <file>       With export: into a new file that only you can read, instead of the screen.

Options of redeliver
  --dead             Instead of references: every delivery that was given up.
  --held             Instead of references: every delivery that is held.
  --again            With references: also what was delivered before. The webhook gets it under the same id as before.

Options of erase
  --dry-run          Say what would be erased, and erase nothing.

In CSV files, cells that a spreadsheet could take for a formula begin with an apostrophe. Erasing empties fields,
page and snapshot, drops deliveries that are still to be made and removes messages from the embedded mailbox; reference, kind,
time and the consent log stay, none of it personal. What was delivered by e-mail or webhook is to be erased there too.
Accounts, alerts and saved searches are not enquiries: this command does not touch them.

DATABASE_URL names the database; without it the embedded one in DATA_FOLDER (.data) is used, through the site if it
is running.

Exit codes: 0 done, 1 refused or failed with nothing changed, 2 wrong usage.
`;
