import { and, eq, gte, sql } from 'drizzle-orm';
import { isDemonstrationCustomer } from '#server/account-api/demonstration/end-demonstration.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import {
  accountContracts,
  accountDocuments,
  accountOrderStages,
  accountOrders,
  accounts,
} from './account-tables.ts';

/**
 * Deletes an account with all that is in it, unless a lease or an order is running, or the login is a demonstration's,
 * which everybody shares. Says what came of it.
 */
export async function closeAccount(
  orm: Orm,
  accountId: string,
): Promise<'closed' | 'lease-running' | 'shared'> {
  const isOwn = eq(accounts.accountId, accountId);
  await lock(orm, accountId);
  if ((await orm.$count(accounts, and(isOwn, isDemonstrationCustomer))) > 0) return 'shared';
  if (await hasLease(orm, accountId)) return 'lease-running';
  await orm.delete(accounts).where(isOwn);
  return 'closed';
}

/** Which of these accounts may not be deleted yet, because a lease or an order in them is running. */
export async function findRunningAccounts(
  orm: Orm,
  accountIds: readonly string[],
): Promise<readonly string[]> {
  const running: string[] = [];
  for (const accountId of accountIds) {
    await lock(orm, accountId);
    if (await hasLease(orm, accountId)) running.push(accountId);
  }
  return running;
}

/** Keeps orders from being added to an account until the transaction ends. */
async function lock(orm: Orm, accountId: string): Promise<void> {
  const isMeant = eq(accounts.accountId, accountId);
  await orm.select({ accountId: accounts.accountId }).from(accounts).where(isMeant).for('update');
}

async function hasLease(orm: Orm, accountId: string): Promise<boolean> {
  const runs = and(eq(accountContracts.accountId, accountId), gte(accountContracts.endsOn, todayInLondon()));
  const isDelivered = sql`exists (select from ${accountOrderStages}
    where ${accountOrderStages.orderId} = ${accountOrders.orderId} and ${accountOrderStages.stage} = 'delivered')`;
  const isUnderWay = and(eq(accountOrders.accountId, accountId), sql`not ${isDelivered}`);
  return (await orm.$count(accountContracts, runs)) > 0 || (await orm.$count(accountOrders, isUnderWay)) > 0;
}

/** Deletes a document that the customer sent; false for any other. */
export async function removeDocument(orm: Orm, accountId: string, documentId: string): Promise<boolean> {
  const isOwn = and(
    eq(accountDocuments.accountId, accountId),
    eq(accountDocuments.documentId, documentId),
    eq(accountDocuments.addedBy, 'customer'),
  );
  const removed = await orm
    .delete(accountDocuments)
    .where(isOwn)
    .returning({ id: accountDocuments.documentId });
  return removed.length > 0;
}
