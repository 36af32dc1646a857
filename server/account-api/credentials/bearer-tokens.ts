import { and, eq, gt, lt } from 'drizzle-orm';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { accounts, accountTokens } from '#server/account-api/store/account-tables.ts';
import type { AuthToken } from '#server/account-contract/account.ts';
import { createSecret, hashSecret } from './secret.ts';

/** How long a token counts. */
const tokenMinutes = 60;

type Context = Pick<AccountApiContext, 'orm' | 'now'>;

/** A new token for an account; only its hash is kept. Tokens that have expired are forgotten on the way. */
export async function createToken({ orm, now }: Context, accountId: string): Promise<AuthToken> {
  const token = createSecret();
  const expiresAt = new Date(now().getTime() + tokenMinutes * 60_000);
  await orm.delete(accountTokens).where(lt(accountTokens.expiresAt, now()));
  await orm.insert(accountTokens).values({ tokenHash: hashSecret(token), accountId, expiresAt });
  return { token, accountId, expiresAt: expiresAt.toISOString() };
}

/** The account that a token which counts now belongs to. */
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
