import { join } from 'node:path';
import { expect } from 'vitest';
import { findVersion } from '#server/catalogue/store/find-version.ts';
import { loadCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import { emptyCatalogue } from '#server/catalogue/store/testing/empty-catalogue.ts';
import { electricCells, sampleHeader, sampleLine } from '#server/catalogue/vca/testing/vca-sample.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { importFeed } from './import-feed.ts';
import { importVca } from './import-vca.ts';
import { testFile } from './testing/feed-files.ts';

const test = testOnDatabases(emptyCatalogue);
const options = {
  mode: 'replace',
  isDryRun: false,
  isConfirmed: false,
  today: '2026-11-21',
  maxRejectsPercent: 5,
  progress: () => undefined,
} as const;
const example = join(import.meta.dirname, 'example');

async function importSample(database: Database, hasDemoRates: boolean): Promise<void> {
  const content = [sampleHeader, sampleLine(), sampleLine({ ...electricCells, model: '500e' }), ''];
  const path = await testFile('cars.csv', content.join('\n'));
  await importVca(database, { path, hasDemoRates }, options);
}

test('cars of the published file are price on application, or have demonstration prices when asked for', async (database) => {
  await importSample(database, false);
  expect((await loadCatalogue(database))?.rateCards).toEqual([]);
  expect((await findVersion(database))?.isDemonstration).toBe(false);

  await importSample(database, true);
  expect((await loadCatalogue(database))?.rateCards).toHaveLength(4);
  expect((await findVersion(database))?.isDemonstration).toBe(true);
});

test('the attribution that the licence asks for stays with the cars until they are replaced', async (database) => {
  const vehiclesPath = join(example, 'vehicles.csv');
  const ratesPath = join(example, 'rates.csv');
  await importSample(database, false);
  expect((await findVersion(database))?.attribution).toContain('Open Government Licence v3.0');

  await importFeed(database, { vehiclesPath, ratesPath }, { ...options, mode: 'merge' });
  expect((await findVersion(database))?.attribution).toContain('Open Government Licence v3.0');

  await importFeed(database, { vehiclesPath, ratesPath }, { ...options, isConfirmed: true });
  expect((await findVersion(database))?.attribution).toBe('');
});
