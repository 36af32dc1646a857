import { and, asc, desc, eq } from 'drizzle-orm';
import type { Contract, Quote } from '#server/account-contract/lease.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { accountContracts, accountQuotes } from './account-tables.ts';

/** An account's quotes, newest first, as they stand on this day: an open one expires after its last valid day. */
export async function listQuotes(orm: Orm, accountId: string, today: string): Promise<readonly Quote[]> {
  const rows = await orm
    .select()
    .from(accountQuotes)
    .where(eq(accountQuotes.accountId, accountId))
    .orderBy(desc(accountQuotes.quotedAt), asc(accountQuotes.quoteId))
    .limit(200);
  return rows.map(({ quotedAt, isAccepted, ...quote }) => ({
    ...quote,
    quotedAt: quotedAt.toISOString(),
    status: isAccepted ? 'accepted' : quote.validUntil < today ? 'expired' : 'open',
  }));
}

/** An account's contracts, newest first. */
export async function listContracts(orm: Orm, accountId: string): Promise<readonly Contract[]> {
  const rows = await orm
    .select()
    .from(accountContracts)
    .where(eq(accountContracts.accountId, accountId))
    .orderBy(desc(accountContracts.startedOn), asc(accountContracts.dealSheetId))
    .limit(200);
  return rows.map(toContract);
}

/** One contract of an account; undefined when it has no such contract. */
export async function findContract(
  orm: Orm,
  accountId: string,
  dealSheetId: string,
): Promise<Contract | undefined> {
  const own = and(eq(accountContracts.dealSheetId, dealSheetId), eq(accountContracts.accountId, accountId));
  const [row] = await orm.select().from(accountContracts).where(own);
  return row && toContract(row);
}

function toContract(row: typeof accountContracts.$inferSelect): Contract {
  const { accountId: _, nextPaymentOn, ...contract } = row;
  return { ...contract, ...(nextPaymentOn !== null && { nextPaymentOn }) };
}
