import { and, eq, lt, sql } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import { accountCodes, accountLinks, accounts, accountTokens } from './account-tables.ts';

/** A registration that nobody finishes is erased after this many days; its link works for one. */
export const unfinishedDays = 30;

/** Deletes registrations that were never finished. Those that the broker began stay. Returns how many. */
export async function eraseUnfinishedAccounts(orm: Orm): Promise<number> {
  const lastSent = sql`greatest(${accounts.createdAt}, ${accounts.consentSavedAt})`;
  const rows = await orm
    .delete(accounts)
    .where(
      and(
        eq(accounts.state, 'pending'),
        eq(accounts.isBegunByBroker, false),
        sql`${lastSent} < now() - make_interval(days => ${unfinishedDays})`,
      ),
    )
    .returning({ accountId: accounts.accountId });
  return rows.length;
}

/** Deletes codes, links and tokens that no longer work. A code still counts against the limit for an hour. */
export async function eraseSpentSecrets(orm: Orm): Promise<number> {
  const codes = await orm
    .delete(accountCodes)
    .where(lt(accountCodes.sentAt, sql`now() - interval '1 day'`))
    .returning({ id: accountCodes.codeId });
  const links = await orm
    .delete(accountLinks)
    .where(lt(accountLinks.expiresAt, sql`now()`))
    .returning({ id: accountLinks.idHash });
  const tokens = await orm
    .delete(accountTokens)
    .where(lt(accountTokens.expiresAt, sql`now()`))
    .returning({ id: accountTokens.tokenHash });
  return codes.length + links.length + tokens.length;
}
