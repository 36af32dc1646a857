import { hashPassword, type PasswordCost, passwordCost } from '#server/account-api/credentials/passwords.ts';
import * as tables from '#server/account-api/store/account-tables.ts';
import { readDemonstrationCatalogue } from '#server/catalogue/demonstration/read-demonstration-catalogue.ts';
import { type Database, LockHeldError } from '#server/platform/database/database.ts';
import { siteDate } from '#server/platform/time/site-clock.ts';
import { demonstrationCustomers, demonstrationManagers, demonstrationPassword } from './customers.ts';
import { countDays } from './days.ts';
import { mayHaveDemonstrationCustomers } from './end-demonstration.ts';
import { paperRows } from './paper-rows.ts';

export interface DemonstrationCustomersOptions {
  readonly database: Database;
  /** Folder of the demonstration catalogue's files. */
  readonly folder: string;
  readonly now?: Date;
  readonly passwordCost?: PasswordCost;
}

/**
 * Adds the demonstration customers and their papers when there is no account yet and the catalogue is the
 * demonstration's. Returns whether it did. Call it once the catalogue is loaded, and only where DEMONSTRATION_DATA is
 * on.
 */
export async function loadDemonstrationCustomers(options: DemonstrationCustomersOptions): Promise<boolean> {
  const { database } = options;
  const rule = { orm: database.orm, demonstrationData: true };
  if (!(await mayHaveDemonstrationCustomers(rule))) return false;
  if ((await database.orm.$count(tables.accounts)) > 0) return false;
  try {
    return await database.exclusively('demonstration customers', () => insertCustomers(options));
  } catch (error) {
    // Another node that started at the same time is adding them.
    if (error instanceof LockHeldError) return false;
    throw error;
  }
}

async function insertCustomers(options: DemonstrationCustomersOptions): Promise<boolean> {
  const { database, folder, now = siteDate() } = options;
  const vehicles = new Map(readDemonstrationCatalogue(folder).map((each) => [each.vehicleRef, each]));
  const papers = paperRows(vehicles, countDays(now));
  const passwordHash = await hashPassword(demonstrationPassword, options.passwordCost ?? passwordCost);
  const complete = { state: 'complete' as const, passwordHash, createdAt: now, consentSavedAt: now };
  return database.orm.transaction(async (orm) => {
    // Checked again under the lock, because the node that held it before may have added them.
    if ((await orm.$count(tables.accounts)) > 0) return false;
    await orm
      .insert(tables.accountManagers)
      .values([...demonstrationManagers])
      .onConflictDoNothing();
    await orm
      .insert(tables.accounts)
      .values(demonstrationCustomers.map((customer) => ({ ...customer, ...complete })));
    await orm.insert(tables.accountQuotes).values(papers.quotes);
    await orm.insert(tables.accountOrders).values(papers.orders);
    await orm.insert(tables.accountOrderStages).values(papers.stages);
    await orm.insert(tables.accountDeliveryEstimates).values(papers.estimates);
    await orm.insert(tables.accountContracts).values(papers.contracts);
    await orm.insert(tables.accountDocuments).values(papers.documents);
    await orm.insert(tables.accountWalletEntries).values(papers.walletEntries);
    return true;
  });
}
