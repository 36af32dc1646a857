import { eq } from 'drizzle-orm';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { createCode } from '#server/account-api/credentials/codes.ts';
import { confirmationCodeMessage, walletCodeMessage } from '#server/account-api/messages.ts';
import { notFound, RefusedError } from '#server/account-api/refused-error.ts';
import type { CallData } from '#server/account-contract/account-calls.ts';
import { isSameAddress } from '#server/platform/person/email-address.ts';
import { accounts } from './account-tables.ts';
import type { StoredAccount } from './accounts.ts';

/** Sends a confirmation code by email, whatever the method: there is no gateway for text messages here. */
export async function sendConfirmationCode(
  context: AccountApiContext,
  accountId: string,
  signal: AbortSignal,
): Promise<CallData<'sendConfirmationCode'>> {
  const [account] = await context.orm.select().from(accounts).where(eq(accounts.accountId, accountId));
  if (!account) throw notFound();
  const toMessage = (code: string) => confirmationCodeMessage(account.email, code);
  await createCode(context, { accountId, purpose: 'complete', toMessage, signal });
  return { sentTo: maskAddress(account.email) };
}

interface WalletCode {
  readonly account: StoredAccount;
  /** The address that was asked for. */
  readonly to: string;
}

/** Sends a wallet code to the account's own address; throws 400 when another one was asked for. */
export async function sendWalletCode(
  context: AccountApiContext,
  { account: { accountId, email }, to }: WalletCode,
  signal: AbortSignal,
): Promise<CallData<'sendWalletCode'>> {
  if (!isSameAddress(to, email)) throw new RefusedError(400, 'Not valid: emailaddress.');
  const toMessage = (code: string) => walletCodeMessage(email, code);
  await createCode(context, { accountId, purpose: 'wallet', toMessage, signal });
  return { sentTo: maskAddress(email) };
}

/** An email address in a form that only its holder recognises: `a•••@example.com`. */
function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}
