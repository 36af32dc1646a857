import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { accountManagers, accounts } from '#server/account-api/store/account-tables.ts';
import { isOwnDemonstration } from '#server/catalogue/store/find-version.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { demonstrationCustomers, demonstrationManagers } from './customers.ts';

/** The facts that decide whether demonstration customers may exist. */
export interface DemonstrationRule {
  readonly orm: Orm;
  /** The setting DEMONSTRATION_DATA. */
  readonly demonstrationData: boolean;
}

/**
 * Whether demonstration customers may exist: the setting allows them and the catalogue is the project's own
 * demonstration, without anything from another import. Their password is published, so an import of any other
 * catalogue, by any process, removes them.
 */
export async function mayHaveDemonstrationCustomers({
  orm,
  demonstrationData,
}: DemonstrationRule): Promise<boolean> {
  if (!demonstrationData) return false;
  return isOwnDemonstration(orm);
}

/**
 * Removes the demonstration customers, with all that is theirs, and their account managers, unless they may exist. The
 * embedded account API calls this before each call, so none of them can be used once an import is done. Registered
 * accounts keep everything except a demonstration account manager.
 */
export async function removeUnwantedDemonstration(rule: DemonstrationRule): Promise<void> {
  if (await mayHaveDemonstrationCustomers(rule)) return;
  if (await isAnyLeft(rule.orm)) await removeDemonstration(rule.orm);
}

/** Whether there is any demonstration customer. */
export async function hasDemonstrationCustomers(orm: Orm): Promise<boolean> {
  const found = await orm.select({ one: sql`1` }).from(accounts).where(isDemonstrationCustomer).limit(1);
  return found.length > 0;
}

/** Compares both id and address: the account of a visitor who registered with such an address has another id. */
export const isDemonstrationCustomer = or(
  ...demonstrationCustomers.map(({ accountId, email }) =>
    and(eq(accounts.accountId, accountId), eq(accounts.email, email)),
  ),
);
const isDemonstrationManager = or(
  ...demonstrationManagers.map(({ managerId, email }) =>
    and(eq(accountManagers.managerId, managerId), eq(accountManagers.email, email)),
  ),
);

/** One query by primary keys, because it runs before each call. */
async function isAnyLeft(orm: Orm): Promise<boolean> {
  const customers = orm.select({ one: sql`1` }).from(accounts).where(isDemonstrationCustomer);
  const managers = orm.select({ one: sql`1` }).from(accountManagers).where(isDemonstrationManager);
  const { rows } = await orm.execute(sql`select 1 where ${exists(customers)} or ${exists(managers)}`);
  return rows.length > 0;
}

async function removeDemonstration(orm: Orm): Promise<void> {
  await orm.transaction(async (transaction) => {
    await transaction.delete(accounts).where(isDemonstrationCustomer);
    const managers = transaction
      .select({ managerId: accountManagers.managerId })
      .from(accountManagers)
      .where(isDemonstrationManager);
    await transaction.update(accounts).set({ managerId: null }).where(inArray(accounts.managerId, managers));
    await transaction.delete(accountManagers).where(isDemonstrationManager);
  });
}
