import { eraseSpentSecrets, eraseUnfinishedAccounts } from '#server/account-api/store/erase-overdue.ts';
import { eraseEndedSessions } from '#server/accounts/session/database-sessions.ts';
import { eraseOverdueEnquiries } from '#server/enquiries/erasing/erase-overdue.ts';
import type { Config } from '#server/platform/config/config.ts';
import { forgetCommits } from '#server/platform/database/commit-known.ts';
import type { Database } from '#server/platform/database/database.ts';
import { eraseOldMessages } from '#server/platform/mail/mailbox.ts';
import { eraseOverdueReviews } from '#server/reviews/erase-overdue.ts';
import { eraseOverdueStaff } from '#server/staff/erase-overdue.ts';

/** A kind of record whose time ends. */
export interface Overdue {
  /** In the log, and in the name of its counter. */
  readonly name: string;
  /** Erases those whose time is over and returns how many there were. */
  readonly erase: () => Promise<number>;
}

/** Every record that is erased because of its age, in the order in which they are looked at. */
export function listOverdue(
  database: Pick<Database, 'orm'>,
  { enquiriesKeepMonths }: Pick<Config, 'enquiriesKeepMonths'>,
): readonly Overdue[] {
  const { orm } = database;
  return [
    { name: 'enquiries', erase: () => eraseOverdueEnquiries(database, enquiriesKeepMonths) },
    { name: 'reviews', erase: () => eraseOverdueReviews(orm) },
    { name: 'registrations', erase: () => eraseUnfinishedAccounts(orm) },
    { name: 'secrets', erase: () => eraseSpentSecrets(orm) },
    { name: 'sessions', erase: () => eraseEndedSessions(database) },
    { name: 'staff', erase: () => eraseOverdueStaff(orm) },
    { name: 'commits', erase: () => forgetCommits(orm) },
    { name: 'messages', erase: () => eraseOldMessages(orm) },
  ];
}
