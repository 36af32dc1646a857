import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { AccountApiContext } from '#server/account-api/account-api-context.ts';
import { linkSpent } from '#server/account-api/refused-error.ts';
import { accountLinks, accounts } from '#server/account-api/store/account-tables.ts';
import { createSecret, hashSecret } from '#server/platform/http/secret.ts';

/** Hours for which a link works; it works once. */
export const linkHours = 24;

export type LinkPurpose = (typeof accountLinks.$inferSelect)['purpose'];

/** The two secrets in a link. */
export interface LinkSecrets {
  readonly id: string;
  readonly idSalt: string;
}

type Context = Pick<AccountApiContext, 'orm' | 'now'>;

/**
 * A new link for an account. Earlier ones go on working, because anybody can ask for one. Only hashes are stored. Without an
 * account the same statements run and the link is not stored, so that the time does not tell whether there is an
 * account.
 */
export async function createLink(
  { orm, now }: Context,
  accountId: string | undefined,
  purpose: LinkPurpose,
): Promise<LinkSecrets> {
  const secrets = { id: createSecret(), idSalt: createSecret() };
  const expiresAt = new Date(now().getTime() + linkHours * 60 * 60_000);
  const holder = accountId ?? '';
  const row = orm
    .select({
      idHash: sql<string>`${hashSecret(secrets.id)}::text`.as('id_hash'),
      saltHash: sql<string>`${hashSecret(secrets.idSalt)}::text`.as('salt_hash'),
      accountId: accounts.accountId,
      purpose: sql<LinkPurpose>`${purpose}::text`.as('purpose'),
      expiresAt: sql<Date>`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
    })
    .from(accounts)
    .where(eq(accounts.accountId, holder));
  await orm.insert(accountLinks).select(row);
  return secrets;
}

/**
 * Deletes a link, with the others of its account and purpose, and returns the account's id. Throws `linkSpent` when it is
 * unknown or expired; of two calls at the same time one succeeds.
 */
export async function spendLink(
  { orm, now }: Context,
  { id, idSalt }: LinkSecrets,
  purpose: LinkPurpose,
): Promise<string> {
  const meant = orm
    .select({ accountId: accountLinks.accountId })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.idHash, hashSecret(id)),
        eq(accountLinks.saltHash, hashSecret(idSalt)),
        eq(accountLinks.purpose, purpose),
        gt(accountLinks.expiresAt, now()),
      ),
    );
  const ended = await orm
    .delete(accountLinks)
    .where(and(inArray(accountLinks.accountId, meant), eq(accountLinks.purpose, purpose)))
    .returning({ accountId: accountLinks.accountId, idHash: accountLinks.idHash });
  // Of two calls with one link the later finds others to delete at most.
  const spent = ended.find(({ idHash }) => idHash === hashSecret(id));
  if (!spent) throw linkSpent();
  return spent.accountId;
}
