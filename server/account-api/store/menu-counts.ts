import { eq } from 'drizzle-orm';
import type { MenuCounts } from '#server/account-contract/account.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { accountContracts, accountDocuments, accountOrders, accountQuotes } from './account-tables.ts';
import { getBalancePence } from './wallet.ts';

/** How long each list of the account is, and what is in its wallet. */
export async function getMenuCounts(orm: Orm, accountId: string): Promise<MenuCounts> {
  const counted = [accountQuotes, accountOrders, accountContracts, accountDocuments] as const;
  const [quotes = 0, orders = 0, contracts = 0, documents = 0] = await Promise.all(
    counted.map((table) => orm.$count(table, eq(table.accountId, accountId))),
  );
  return { quotes, orders, contracts, documents, walletPence: await getBalancePence(orm, accountId) };
}
