import { and, eq, gt, lt } from 'drizzle-orm';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { RefusedError } from '#server/account-api/refused-error.ts';
import { accounts, accountTokens } from '#server/account-api/store/account-tables.ts';
import type { AuthToken } from '#server/account-contract/account.ts';
import type { CallInput } from '#server/account-contract/account-calls.ts';
import { subCodes } from '#server/account-contract/answer.ts';
import { createSecret, hashSecret } from '#server/platform/http/secret.ts';
import { toAddress } from '#server/platform/person/email-address.ts';

/** How long a token is valid. */
const tokenMinutes = 60;

type Context = Pick<AccountApiContext, 'orm' | 'now'>;

/**
 * A new token for an account's address and password. Throws 401 when they are wrong; an unknown address takes as long
 * and gives the same message as a wrong password.
 */
export async function signIn(
  context: AccountApiContext,
  { username, password }: CallInput<'createToken'>,
  signal: AbortSignal,
): Promise<AuthToken> {
  const byEmail = eq(accounts.email, toAddress(username));
  const [account] = await context.orm.select().from(accounts).where(byEmail);
  const isRight = await context.passwords.isRight(account?.passwordHash, password, signal);
  if (!account || !isRight) {
    throw new RefusedError(401, 'The name or the password is wrong.', subCodes.wrongCredentials);
  }
  return createToken(context, account.accountId);
}

/** Stores only the token's hash. Also deletes tokens that have expired. */
async function createToken({ orm, now }: Context, accountId: string): Promise<AuthToken> {
  const token = createSecret();
  const expiresAt = new Date(now().getTime() + tokenMinutes * 60_000);
  await orm.delete(accountTokens).where(lt(accountTokens.expiresAt, now()));
  await orm.insert(accountTokens).values({ tokenHash: hashSecret(token), accountId, expiresAt });
  return { token, accountId, expiresAt: expiresAt.toISOString() };
}

/** The account of a token that is valid now. */
export async function findTokenHolder({ orm, now }: Context, token: string) {
  const [row] = await orm
    .select({ account: accounts })
    .from(accountTokens)
    .innerJoin(accounts, eq(accounts.accountId, accountTokens.accountId))
    .where(and(eq(accountTokens.tokenHash, hashSecret(token)), gt(accountTokens.expiresAt, now())));
  return row?.account;
}

/** Ends every token of an account. */
export async function revokeTokens(orm: Context['orm'], accountId: string): Promise<void> {
  await orm.delete(accountTokens).where(eq(accountTokens.accountId, accountId));
}
