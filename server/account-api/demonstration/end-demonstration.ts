import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { accountManagers, accounts } from '#server/account-api/store/account-tables.ts';
import { isOwnDemonstration } from '#server/catalogue/store/find-version.ts';
import type { Orm } from '#server/platform/database/database.ts';
import { demonstrationCustomers, demonstrationManagers } from './customers.ts';

/** What decides whether demonstration customers may be there. */
export interface DemonstrationRule {
  readonly orm: Orm;
  /** The setting DEMONSTRATION_DATA. */
  readonly demonstrationData: boolean;
}

/**
 * Whether demonstration customers may be there: the setting says so, and the catalogue is the project's own
 * demonstration, with nothing of another import in it. Their password is published, so whatever else is imported,
 * by whichever process, ends them.
 */
export async function mayHaveDemonstrationCustomers({
  orm,
  demonstrationData,
}: DemonstrationRule): Promise<boolean> {
  if (!demonstrationData) return false;
  return isOwnDemonstration(orm);
}

/**
 * Removes the demonstration customers, with all that is theirs, and their account managers, unless they may be there.
 * The embedded account API does so before each call, so none of them can be used from the moment that an import is
 * done. Accounts that were registered keep everything but a demonstration's account manager.
 */
export async function removeUnwantedDemonstration(rule: DemonstrationRule): Promise<void> {
  if (await mayHaveDemonstrationCustomers(rule)) return;
  if (await isAnyLeft(rule.orm)) await removeDemonstration(rule.orm);
}

/** Whether there is a demonstration customer. */
export async function hasDemonstrationCustomers(orm: Orm): Promise<boolean> {
  const found = await orm.select({ one: sql`1` }).from(accounts).where(isDemonstrationCustomer).limit(1);
  return found.length > 0;
}

// By id and address as we made them: an account of a visitor who gave such an address has an id of its own.
const isDemonstrationCustomer = or(
  ...demonstrationCustomers.map(({ accountId, email }) =>
    and(eq(accounts.accountId, accountId), eq(accounts.email, email)),
  ),
);
const isDemonstrationManager = or(
  ...demonstrationManagers.map(({ managerId, email }) =>
    and(eq(accountManagers.managerId, managerId), eq(accountManagers.email, email)),
  ),
);

/** One query, by primary keys: it is asked before each call. */
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
