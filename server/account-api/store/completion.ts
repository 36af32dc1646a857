import { and, eq } from 'drizzle-orm';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { spendCode } from '#server/account-api/credentials/codes.ts';
import { spendLink } from '#server/account-api/credentials/links.ts';
import { refuseWeak } from '#server/account-api/credentials/refuse-weak.ts';
import { linkSpent } from '#server/account-api/refused-error.ts';
import type { CompleteAccount } from '#server/account-contract/account.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { toAddress } from '#server/platform/person/email-address.ts';
import { accounts } from './account-tables.ts';
import type { StoredAccount } from './accounts.ts';

const codeShape = /^\d{6}$/;

/**
 * Completes a pending account with its link, or with its accountId as `id` and a confirmation code as `idSalt`. Throws
 * `linkSpent` when these are not valid or the email address is not the account's. The link still works after that, and
 * also when the caller hangs up before the account is complete.
 */
export async function completeAccount(
  context: AccountApiContext,
  completion: CompleteAccount,
  signal: AbortSignal,
): Promise<string> {
  const passwordHash = await context.passwords.hash(completion.password, signal);
  const email = toAddress(completion.email);
  if (codeShape.test(completion.idSalt)) {
    const { id: accountId, idSalt: code } = completion;
    await requirePending(context.orm, accountId, email);
    return spendCode(context, { accountId, purpose: 'complete', code, signal }, (orm) =>
      store(orm, accountId),
    );
  }
  return context.orm.transaction(async (orm) => {
    const accountId = await spendLink({ orm, now: context.now }, completion, 'complete');
    await store(orm, accountId);
    signal.throwIfAborted();
    return accountId;
  });

  /** What is refused here leaves the link or code as it was, because the transaction is taken back. */
  async function store(orm: Orm, accountId: string): Promise<string> {
    const completed = await storeComplete(orm, { accountId, email, passwordHash });
    await refuseWeak(context, completion.password, completed);
    return accountId;
  }
}

async function requirePending(orm: Orm, accountId: string, email: string): Promise<void> {
  const found = await orm.select().from(accounts).where(isPending(accountId, email));
  if (found.length === 0) throw linkSpent();
}

interface CompleteAccountRow {
  readonly accountId: string;
  readonly email: string;
  readonly passwordHash: string;
}

async function storeComplete(
  orm: Orm,
  { accountId, email, passwordHash }: CompleteAccountRow,
): Promise<StoredAccount> {
  const [completed] = await orm
    .update(accounts)
    .set({ state: 'complete', passwordHash })
    .where(isPending(accountId, email))
    .returning();
  if (!completed) throw linkSpent();
  return completed;
}

function isPending(accountId: string, email: string) {
  return and(eq(accounts.accountId, accountId), eq(accounts.email, email), eq(accounts.state, 'pending'));
}
