import { desc, eq, sum } from 'drizzle-orm';
import type { MenuCounts } from '#server/account-contract/account.ts';
import type { Wallet } from '#server/account-contract/wallet.ts';
import type { Orm } from '#server/platform/database/database.ts';
import {
  accountContracts,
  accountDocuments,
  accountOrders,
  accountQuotes,
  accountWalletEntries,
} from './account-tables.ts';

/** The balance of all entries. */
export async function getBalancePence(orm: Orm, accountId: string): Promise<number> {
  const [row] = await orm
    .select({ balance: sum(accountWalletEntries.amountPence) })
    .from(accountWalletEntries)
    .where(eq(accountWalletEntries.accountId, accountId));
  return Number(row?.balance ?? 0);
}

/** The balance and the newest 500 entries. */
export async function getWallet(orm: Orm, accountId: string): Promise<Wallet> {
  const rows = await orm
    .select()
    .from(accountWalletEntries)
    .where(eq(accountWalletEntries.accountId, accountId))
    .orderBy(desc(accountWalletEntries.at), desc(accountWalletEntries.entryId))
    .limit(500);
  const entries = rows.map(({ at, description, amountPence }) => ({
    at: at.toISOString(),
    description,
    amountPence,
  }));
  return { balancePence: await getBalancePence(orm, accountId), entries };
}

/** The number of entries in each of the account's lists, and the wallet's balance. */
export async function getMenuCounts(orm: Orm, accountId: string): Promise<MenuCounts> {
  const counted = [accountQuotes, accountOrders, accountContracts, accountDocuments] as const;
  const [quotes = 0, orders = 0, contracts = 0, documents = 0] = await Promise.all(
    counted.map((table) => orm.$count(table, eq(table.accountId, accountId))),
  );
  return { quotes, orders, contracts, documents, walletPence: await getBalancePence(orm, accountId) };
}
