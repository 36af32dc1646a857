import {
  eraseAccountsOf,
  findAccountIds,
  loadHeldAccount,
} from '#server/account-api/store/account-of-person.ts';
import { findRunningAccounts } from '#server/account-api/store/close-account.ts';
import { eraseAlertsOf, eraseSavedOf, loadHeldSaved } from '#server/accounts/saved/saved-of-person.ts';
import { eraseWithin, refuseUnderWay } from '#server/enquiries/erasing/erase-within.ts';
import { findMentions, loadHeldEnquiries } from '#server/enquiries/erasing/held-enquiries.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { takingBack } from '#server/platform/database/taking-back.ts';
import { eraseMailsOf, loadHeldMails } from '#server/platform/mail/mails-of-person.ts';
import type {
  Asked,
  EraseOptions,
  HeldSection,
  People,
  PersonErasure,
} from '#server/platform/person/held-data.ts';
import type { Person } from '#server/platform/person/person.ts';
import { eraseReviewsOf, loadHeldReviews } from '#server/reviews/reviews-of-person.ts';

/** The id of the account with this address, as an account API says; undefined when there is none. */
export type FindAccountByEmail = (email: string) => Promise<string | undefined>;

/**
 * Exports and erases what is held of a person. Accounts are found in the database, which the embedded account API uses,
 * and by `findAccountId` where another account API has them.
 */
export function createPeople({ orm }: Pick<Database, 'orm'>, findAccountId?: FindAccountByEmail): People {
  const toPerson = async (asked: Asked): Promise<Person> => {
    const { email } = asked;
    const elsewhere = email === undefined ? undefined : await findAccountId?.(email);
    const accountIds = [
      ...(await findAccountIds(orm, asked)),
      ...(elsewhere === undefined ? [] : [elsewhere]),
    ];
    return { ...asked, accountIds };
  };
  return {
    export: async (asked) => {
      const person = await toPerson(asked);
      return { sections: await loadHeld(orm, person), mentions: await findMentions(orm, person) };
    },
    erase: async (asked, options) => {
      const person = await toPerson(asked);
      const { isDryRun: isTakenBack, commit } = options;
      return takingBack(orm, { isTakenBack, commit }, (within) => eraseAll(within, person, options));
    },
  };
}

/** Everything that the database holds of a person. */
export async function loadHeld(orm: Orm, person: Person): Promise<readonly HeldSection[]> {
  return [
    ...(await loadHeldAccount(orm, person)),
    ...(await loadHeldSaved(orm, person)),
    await loadHeldEnquiries(orm, person),
    await loadHeldReviews(orm, person),
    ...(await loadHeldMails(orm, person)),
  ];
}

async function eraseAll(
  orm: Orm,
  person: Person,
  { isWithProof, isWithAccount, isDryRun }: EraseOptions,
): Promise<PersonErasure> {
  const enquiries = await eraseWithin(orm, { by: 'person', person, isWithProof });
  if (!isDryRun) refuseUnderWay(enquiries);
  const reviews = await eraseReviewsOf(orm, person);
  const alerts = await eraseAlertsOf(orm, person);
  const running = isWithAccount ? await findRunningAccounts(orm, person.accountIds) : [];
  const closing = { ...person, accountIds: person.accountIds.filter((id) => !running.includes(id)) };
  const saved = isWithAccount ? await eraseSavedOf(orm, closing) : 0;
  const accounts = isWithAccount ? await eraseAccountsOf(orm, closing) : 0;
  return {
    ...enquiries,
    mails: await eraseMailsOf(orm, person),
    reviews,
    alerts,
    saved,
    accounts,
    accountsLeft: person.accountIds.length - accounts,
    accountsRunning: running.length,
  };
}
