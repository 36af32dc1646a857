import { join } from 'node:path';
import { expect } from 'vitest';
import { catalogueVersions } from '#server/catalogue/store/catalogue-tables.ts';
import { isOldDemonstration } from '#server/catalogue/store/find-version.ts';
import { loadCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import { emptyCatalogue } from '#server/catalogue/store/testing/empty-catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { demonstrationValidity, keepDemonstration } from './import-demonstration.ts';

const test = testOnDatabases(emptyCatalogue);
const source = { folder: join(import.meta.dirname, '../demonstration'), today: '2026-11-21' };

test('an empty database gets the demonstration once, marked as such, with rates that are valid today', async (database) => {
  expect(await keepDemonstration({ database, ...source })).toBe(true);
  expect(await keepDemonstration({ database, ...source })).toBe(false);

  const stored = await loadCatalogue(database);
  expect(stored?.version).toMatchObject({ number: 1, isDemonstration: true });
  expect(stored?.vehicles.length).toBeGreaterThan(100);
  expect(
    stored?.rateCards.every((card) => card.validFrom <= source.today && card.validTo > source.today),
  ).toBe(true);
});

test('an earlier edition of the demonstration is replaced at the next start', async (database) => {
  await storeVersion(database, { source: 'demonstration' });

  expect(await keepDemonstration({ database, ...source })).toBe(true);
  expect((await loadCatalogue(database))?.vehicles.length).toBeGreaterThan(100);
  expect(await isOldDemonstration(database.orm)).toBe(false);
  await storeVersion(database, { source: 'demonstration, edition 000000000000' });
  expect(await isOldDemonstration(database.orm)).toBe(true);
});

test('no other catalogue is touched, whatever its file was called', async (database) => {
  const others = [
    { source: 'demonstration', isDemonstration: false },
    { source: 'demonstration.csv' },
    { source: 'vca.csv' },
    { source: 'demonstration', attribution: 'Contains public sector information' },
  ];
  for (const other of others) {
    await storeVersion(database, other);

    expect(await keepDemonstration({ database, ...source }), other.source).toBe(false);
    expect((await loadCatalogue(database))?.vehicles, other.source).toEqual([]);
  }
});

/** Makes an empty catalogue the current one, and the only one. */
async function storeVersion(
  { orm }: Pick<Database, 'orm'>,
  labels: { source: string; isDemonstration?: boolean; attribution?: string },
): Promise<void> {
  await orm.update(catalogueVersions).set({ state: 'past' });
  const number = (await orm.$count(catalogueVersions)) + 1;
  const made = { number, state: 'current', importedAt: new Date(), isDemonstration: true } as const;
  await orm.insert(catalogueVersions).values({ ...made, ...labels });
}

test('demonstration prices last to the end of next year', async () => {
  expect(demonstrationValidity('2026-11-21')).toEqual({ from: '2026-11-01', to: '2027-12-31' });
});
