import { eq } from 'drizzle-orm';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { createCode } from '#server/account-api/credentials/codes.ts';
import { maskAddress } from '#server/account-api/mask-address.ts';
import { confirmationCodeMessage, walletCodeMessage } from '#server/account-api/messages.ts';
import { notFound } from '#server/account-api/refused-error.ts';
import type { StoredAccount } from '#server/account-api/require-account.ts';
import { accounts } from './account-tables.ts';

/** Where a code goes, masked. */
export interface SentCode {
  readonly sentTo: string;
}

/** Sends a confirmation code by e-mail, whatever the method: there is no gateway for text messages here. */
export async function sendConfirmationCode(context: AccountApiContext, accountId: string): Promise<SentCode> {
  const [account] = await context.orm.select().from(accounts).where(eq(accounts.accountId, accountId));
  if (!account) throw notFound();
  const toMessage = (code: string) => confirmationCodeMessage(account.email, code);
  await createCode(context, { accountId, purpose: 'complete', toMessage });
  return { sentTo: maskAddress(account.email) };
}

/** Sends a wallet code to the account's own address. */
export async function sendWalletCode(
  context: AccountApiContext,
  { accountId, email }: StoredAccount,
): Promise<SentCode> {
  const toMessage = (code: string) => walletCodeMessage(email, code);
  await createCode(context, { accountId, purpose: 'wallet', toMessage });
  return { sentTo: maskAddress(email) };
}
