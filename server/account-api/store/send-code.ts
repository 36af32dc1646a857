import { eq } from 'drizzle-orm';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { createCode } from '#server/account-api/credentials/codes.ts';
import { maskAddress } from '#server/account-api/mask-address.ts';
import { confirmationCodeMessage, walletCodeMessage } from '#server/account-api/messages.ts';
import { notFound } from '#server/account-api/refused-error.ts';
import type { StoredAccount } from '#server/account-api/require-account.ts';
import { accounts } from '#server/database/schema/account-tables.ts';

/** Where a code went, masked. */
export interface SentCode {
  readonly sentTo: string;
}

/** Sends a confirmation code by e-mail, whatever the method: there is no gateway for text messages here. */
export async function sendConfirmationCode(context: AccountApiContext, accountId: string): Promise<SentCode> {
  const [account] = await context.orm.select().from(accounts).where(eq(accounts.accountId, accountId));
  if (!account) throw notFound();
  const code = await createCode(context, accountId, 'complete');
  await context.mail.send(confirmationCodeMessage(account.email, code));
  return { sentTo: maskAddress(account.email) };
}

/** Sends a wallet code to the account's own address. */
export async function sendWalletCode(context: AccountApiContext, account: StoredAccount): Promise<SentCode> {
  const code = await createCode(context, account.accountId, 'wallet');
  await context.mail.send(walletCodeMessage(account.email, code));
  return { sentTo: maskAddress(account.email) };
}
