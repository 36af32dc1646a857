import { join } from 'node:path';
import { expect } from 'vitest';
import { loadCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import { emptyCatalogue } from '#server/catalogue/store/testing/empty-catalogue.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { demonstrationValidity, loadDemonstrationWhenEmpty } from './import-demonstration.ts';

const test = testOnDatabases(emptyCatalogue);
const source = { folder: join(import.meta.dirname, '../demonstration'), today: '2026-11-21' };

test('an empty database gets the demonstration once, marked as such, with rates that are valid today', async (database) => {
  expect(await loadDemonstrationWhenEmpty({ database, ...source })).toBe(true);
  expect(await loadDemonstrationWhenEmpty({ database, ...source })).toBe(false);

  const stored = await loadCatalogue(database);
  expect(stored?.version).toMatchObject({ number: 1, isDemonstration: true });
  expect(stored?.vehicles.length).toBeGreaterThan(100);
  expect(
    stored?.rateCards.every((card) => card.validFrom <= source.today && card.validTo > source.today),
  ).toBe(true);
});

test('demonstration prices last to the end of next year', async () => {
  expect(demonstrationValidity('2026-11-21')).toEqual({ from: '2026-11-01', to: '2027-12-31' });
});
