import { createAccountClient } from '#server/accounts/client/create-account-client.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { UnavailableError } from '#server/platform/http/errors.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { People } from '#server/platform/person/held-data.ts';
import { createPeople } from './create-people.ts';

/** The answers say what failed, so the client's own log lines are not wanted on a command's output. */
const noLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Export and erasure of what is held of a person, on this site. Where another account API has the accounts, it is asked
 * which of them has an address.
 */
export function openPeople(
  database: Pick<Database, 'orm'>,
  { accountApiUrl }: Pick<Config, 'accountApiUrl'>,
): People {
  if (accountApiUrl === undefined) return createPeople(database);
  const account = createAccountClient({ baseUrl: accountApiUrl, log: noLog });
  return createPeople(database, async (email) => {
    const { isSucceed, data } = await account.searchAccounts({ emailAddress: email }, {});
    if (!isSucceed)
      throw new UnavailableError('The account system did not say which account has this address.');
    return data?.accountId ?? undefined;
  });
}
