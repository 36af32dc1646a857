import { join } from 'node:path';
import { expect } from 'vitest';
import { importFeed } from '#server/catalogue/import/import-feed.ts';
import { loadCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import { emptyCatalogue } from '#server/catalogue/store/testing/empty-catalogue.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { checkLayout } from './check-layout.ts';
import { readLayout } from './read-layout.ts';

const test = testOnDatabases(emptyCatalogue);
const examples = join(import.meta.dirname, '../example');

test('the first rows are shown as they would be imported, and nothing changes', async (database) => {
  const options = { mode: 'merge', isDryRun: false, isConfirmed: false, today: '2026-11-21' } as const;
  const files = { vehiclesPath: join(examples, 'vehicles.csv') };
  await importFeed(database, files, { ...options, maxRejectsPercent: 0, progress: () => undefined });
  const layout = await readLayout(join(examples, 'funders/northern-rates.yaml'));
  const words = { ...layout.words, maintained: { 'excl.': 'no' } };
  const path = join(examples, 'funders/northern-2026-12.csv');

  const lines = await checkLayout(database, { layout: { ...layout, words }, path });

  expect(lines).toContain('  monthly_rental        299.50                    from "Rental": £ 359,40');
  expect(lines).toContain('  funder                Northern Example Finance  from the layout');
  expect(lines).toContain(
    '  line 4: 1000000002 Volkswagen Golf Estate 1.5 TSI Style 5dr DSG, business, 36 months, 10,000 miles a year, 6 up front, not maintained, £299.50 a month ex VAT, 8.0p a mile over, no fee',
  );
  expect(lines.find((line) => line.startsWith('  line 5'))).toMatch(
    /^ {2}line 5, Service: rejected, "incl\." is not/,
  );
  expect((await loadCatalogue(database))?.rateCards).toEqual([]);
});
