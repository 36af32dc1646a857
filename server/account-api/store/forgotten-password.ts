import { and, eq } from 'drizzle-orm';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { revokeTokens } from '#server/account-api/credentials/bearer-tokens.ts';
import { createLink, spendLink } from '#server/account-api/credentials/links.ts';
import { refuseWeak } from '#server/account-api/credentials/refuse-weak.ts';
import { changedMessage, completeMessage, resetMessage } from '#server/account-api/messages.ts';
import { linkSpent } from '#server/account-api/refused-error.ts';
import type { ForgottenPasswordEmail, UpdateForgottenPassword } from '#server/account-contract/account.ts';
import { toAddress } from '#server/platform/person/email-address.ts';
import { accounts } from './account-tables.ts';

/**
 * Sends a link to the holder of this address. Nothing is sent when there is no account or the account number is
 * another's; the same statements run then, so that the time does not tell which it was.
 */
export async function sendResetLink(
  { outbox, now, siteOrigin }: AccountApiContext,
  asked: ForgottenPasswordEmail,
): Promise<void> {
  const to = toAddress(asked.Email);
  await outbox.storeWith(async (orm, store) => {
    const [found] = await orm.select().from(accounts).where(eq(accounts.email, to));
    const isMeant = !asked.AccountNumber || asked.AccountNumber === found?.accountNumber;
    const account = isMeant ? found : undefined;
    const purpose = account?.state === 'pending' ? 'complete' : 'reset';
    const secrets = await createLink({ orm, now }, account?.accountId, purpose);
    const toMessage = purpose === 'reset' ? resetMessage : completeMessage;
    await store(account && toMessage({ to, siteOrigin, secrets }));
  });
}

/**
 * Sets another password with a link, once, tells its holder by mail, and ends every token of the account. Throws
 * `linkSpent`. The link still works when the password is refused, or the caller hangs up before it is set.
 */
export async function resetPassword(
  context: AccountApiContext,
  { password, ...secrets }: UpdateForgottenPassword,
  signal: AbortSignal,
): Promise<string> {
  const passwordHash = await context.passwords.hash(password, signal);
  return context.outbox.storeWith(async (orm, store) => {
    const accountId = await spendLink({ orm, now: context.now }, secrets, 'reset');
    const isComplete = and(eq(accounts.accountId, accountId), eq(accounts.state, 'complete'));
    const [changed] = await orm.update(accounts).set({ passwordHash }).where(isComplete).returning();
    if (!changed) throw linkSpent();
    await refuseWeak(context, password, changed);
    await revokeTokens(orm, accountId);
    await store(changedMessage({ to: changed.email, siteOrigin: context.siteOrigin }));
    signal.throwIfAborted();
    return accountId;
  });
}
