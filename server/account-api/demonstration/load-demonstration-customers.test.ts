import { join } from 'node:path';
import { expect } from 'vitest';
import * as tables from '#server/account-api/store/account-tables.ts';
import { listContracts, listQuotes } from '#server/account-api/store/leases.ts';
import { findOrder, listOrders } from '#server/account-api/store/orders.ts';
import { quotes } from '#server/account-contract/lease.ts';
import { catalogueVersions } from '#server/catalogue/store/catalogue-tables.ts';
import { demonstrationSource } from '#server/catalogue/store/find-version.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { demonstrationCustomers } from './customers.ts';
import { loadDemonstrationCustomers } from './load-demonstration-customers.ts';

const folder = join(import.meta.dirname, '../../catalogue/demonstration');
const now = new Date('2026-11-20T12:00:00Z');
const passwordCost = { logN: 4, r: 1, p: 1 };

const testOn = testOnDatabases(async ({ orm }) => {
  await orm.delete(tables.accounts);
  await orm.delete(catalogueVersions);
});

testOn('a demonstration catalogue gets the customers once, with papers of every kind', async (database) => {
  await markCatalogue(database, true);

  expect(await loadDemonstrationCustomers({ database, folder, now, passwordCost })).toBe(true);
  expect(await loadDemonstrationCustomers({ database, folder, now, passwordCost })).toBe(false);

  for (const { accountId } of demonstrationCustomers) {
    const listed = await listQuotes(database.orm, accountId, '2026-11-20');
    expect(quotes.parse(listed).length).toBeGreaterThan(0);
    expect((await listContracts(database.orm, accountId)).length).toBeGreaterThan(0);
    expect((await listOrders(database.orm, accountId)).length).toBeGreaterThan(0);
  }
});

testOn('the order on its way has every change of its estimate, oldest first', async (database) => {
  await markCatalogue(database, true);
  await loadDemonstrationCustomers({ database, folder, now, passwordCost });

  const order = await findOrder(database.orm, 'demo-personal', 'demo-order-1');
  const made = order?.estimates.map(({ madeAt }) => madeAt) ?? [];

  expect(order?.stage).toBe('in-transit');
  expect(made).toHaveLength(4);
  expect(made).toEqual([...made].sort());
});

testOn('a real catalogue gets no demonstration customers', async (database) => {
  await markCatalogue(database, false);

  expect(await loadDemonstrationCustomers({ database, folder, now, passwordCost })).toBe(false);
  expect(await database.orm.$count(tables.accounts)).toBe(0);
});

async function markCatalogue({ orm }: Parameters<Parameters<typeof testOn>[1]>[0], isDemonstration: boolean) {
  const version = {
    number: 1,
    state: 'current' as const,
    importedAt: now,
    source: demonstrationSource,
    isDemonstration,
  };
  await orm.insert(catalogueVersions).values(version);
}
