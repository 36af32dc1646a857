import { and, eq } from 'drizzle-orm';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { spendCode } from '#server/account-api/credentials/codes.ts';
import { hashPassword } from '#server/account-api/credentials/hash-password.ts';
import { spendLink } from '#server/account-api/credentials/links.ts';
import { linkSpent } from '#server/account-api/refused-error.ts';
import type { CompleteAccount } from '#server/account-contract/account.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { accounts } from './account-tables.ts';

const codeShape = /^\d{6}$/;

/**
 * Completes a pending account with its link, or with its accountId as `id` and a confirmation code as `idSalt`.
 * Throws `linkSpent` when these do not count or the address is not the account's; the link then still works.
 */
export async function completeAccount(
  context: AccountApiContext,
  completion: CompleteAccount,
): Promise<string> {
  const passwordHash = await hashPassword(completion.password, context.passwordCost);
  const email = completion.email.toLowerCase();
  if (codeShape.test(completion.idSalt)) {
    await spendCodeOf(context, completion, email);
    return storeComplete(context.orm, { accountId: completion.id, email, passwordHash });
  }
  return context.orm.transaction(async (orm) => {
    const accountId = await spendLink({ orm, now: context.now }, completion, 'complete');
    return storeComplete(orm, { accountId, email, passwordHash });
  });
}

async function spendCodeOf(
  context: AccountApiContext,
  { id, idSalt }: CompleteAccount,
  email: string,
): Promise<void> {
  const [pending] = await context.orm
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(isPending(id, email));
  if (!pending) throw linkSpent();
  await spendCode(context, { accountId: id, purpose: 'complete', code: idSalt });
}

interface CompleteAccountRow {
  readonly accountId: string;
  readonly email: string;
  readonly passwordHash: string;
}

async function storeComplete(
  orm: Orm,
  { accountId, email, passwordHash }: CompleteAccountRow,
): Promise<string> {
  const [completed] = await orm
    .update(accounts)
    .set({ state: 'complete', passwordHash })
    .where(isPending(accountId, email))
    .returning({ accountId: accounts.accountId });
  if (!completed) throw linkSpent();
  return accountId;
}

function isPending(accountId: string, email: string) {
  return and(eq(accounts.accountId, accountId), eq(accounts.email, email), eq(accounts.state, 'pending'));
}
