import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { accountManagers, accounts } from '#server/account-api/store/account-tables.ts';
import { savedSearches } from '#server/accounts/saved/saved-tables.ts';
import { exampleSession, exampleSignedIn } from '#server/accounts/testing/example-session.ts';
import { catalogueVersions } from '#server/catalogue/store/catalogue-tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createDataFolder } from '#server/platform/database/testing/data-folder.ts';
import { addCustomers } from '#server/testing/account-node.ts';
import { eventually } from '#server/testing/eventually.ts';
import { memorySessions } from '#server/testing/memory-sessions.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { testCatalogue } from '#server/testing/test-app.ts';
import { followDemonstration } from './follow-demonstration.ts';

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = await createDataFolder();
  database = await openDatabase({ dataFolder: folder });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  const { orm } = database;
  for (const table of [accounts, accountManagers, catalogueVersions, savedSearches]) await orm.delete(table);
  await addCustomers(database);
  for (const accountId of ['demo-personal', 'a-visitor'])
    await orm.insert(savedSearches).values({ id: accountId, accountId, name: 'n', path: '/', query: '' });
});

/** A site with a session of a demonstration customer and one of a visitor, and a catalogue that can be replaced. */
async function follow(
  given: { demonstrationData?: boolean; accountApiUrl?: string; failures?: number } = {},
) {
  const { demonstrationData = true, accountApiUrl, failures = 0 } = given;
  const sessions = memorySessions();
  const [customer, visitor] = ['demo-personal', 'a-visitor'].map((id) =>
    exampleSession({ signedIn: exampleSignedIn(id) }),
  );
  if (!customer || !visitor) throw new Error('No sessions');
  for (const session of [customer, visitor]) await sessions.save(session);
  let left = failures;
  const removeAll = async (accountId: string) => {
    left -= 1;
    if (left >= 0) throw new Error('the session store is away');
    await sessions.removeAll(accountId);
  };
  let current = testCatalogue();
  const recorded = recordLog();
  const demonstration = followDemonstration({
    config: { demonstrationData, accountApiUrl },
    database,
    catalogue: { isLoaded: () => true, snapshot: () => current.snapshot() },
    sessions: { removeAll },
    log: recorded.log,
    prepared: Promise.resolve(),
    everyMs: 10,
  });
  onTestFinished(() => demonstration.close());
  await demonstration.firstLook;
  return {
    demonstration,
    recorded,
    isSignedIn: async () =>
      Promise.all([customer, visitor].map(async ({ id }) => (await sessions.find(id)) !== undefined)),
    showOther: () => {
      current = testCatalogue();
    },
  };
}

const listSavers = async () =>
  (await database.orm.select().from(savedSearches)).map(({ accountId }) => accountId).toSorted();

async function importFeed() {
  const { orm } = database;
  await orm.update(catalogueVersions).set({ state: 'past' });
  const version = { number: 2, source: 'vehicles.csv', isDemonstration: false, importedAt: new Date() };
  await orm.insert(catalogueVersions).values({ ...version, state: 'current' });
}

test('while the catalogue is the demonstration, its customers and their sessions stay', async () => {
  const { demonstration, isSignedIn } = await follow();

  expect(demonstration.hasCustomers()).toBe(true);
  expect(await isSignedIn()).toEqual([true, true]);
  expect(await listSavers()).toEqual(['a-visitor', 'demo-personal']);
});

test('with another catalogue its customers lose their sessions and saved items; a visitor keeps both', async () => {
  const { demonstration, isSignedIn, showOther } = await follow();
  await importFeed();
  showOther();

  await eventually(isSignedIn, [false, true]);
  await eventually(listSavers, ['a-visitor']);
  await eventually(demonstration.hasCustomers, false);
  expect(await database.orm.$count(accounts)).toBe(0);
});

test('without DEMONSTRATION_DATA the customers are removed at the start', async () => {
  const { demonstration, isSignedIn } = await follow({ demonstrationData: false });

  expect(demonstration.hasCustomers()).toBe(false);
  expect(await isSignedIn()).toEqual([false, true]);
  expect(await listSavers()).toEqual(['a-visitor']);
});

test('a check that fails is repeated until it succeeds, and logged once', async () => {
  const { isSignedIn, recorded } = await follow({ demonstrationData: false, failures: 3 });

  await eventually(isSignedIn, [false, true]);
  await eventually(listSavers, ['a-visitor']);
  expect(recorded.events()).toEqual(['background work fails', 'background work goes on']);
});

test('accounts of another account API keep their sessions, whatever their ids', async () => {
  const accountApiUrl = 'https://accounts.example.co.uk';
  const { isSignedIn } = await follow({ demonstrationData: false, accountApiUrl });

  expect(await isSignedIn()).toEqual([true, true]);
  expect(await listSavers()).toEqual(['a-visitor', 'demo-personal']);
  expect(await database.orm.$count(accounts)).toBe(0);
});
