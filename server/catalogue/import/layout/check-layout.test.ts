import { join } from 'node:path';
import { expect } from 'vitest';
import { importFeed } from '#server/catalogue/import/import-feed.ts';
import { rejectsOf, testFile } from '#server/catalogue/import/testing/feed-files.ts';
import { loadCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import { emptyCatalogue } from '#server/catalogue/store/testing/empty-catalogue.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { checkLayout } from './check-layout.ts';
import { parseLayout, readLayout } from './read-layout.ts';

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

const stockLayout = `reads: stock
separator: semicolon
columns: { make: Brand, derivative: Version, stock: Where, weeks_min: From, weeks_max: To }
constants: { stock_checked_on: 2026-11-20 }
words: { make: { VW: Volkswagen }, stock: { In the yard: stock } }
`;

test('a list of stock is read by a layout, with vehicles found by their names', async (database) => {
  const usual = { mode: 'merge', isDryRun: false, isConfirmed: false, today: '2026-11-21' } as const;
  const options = { ...usual, maxRejectsPercent: 60, progress: () => undefined };
  await importFeed(database, { vehiclesPath: join(examples, 'vehicles.csv') }, options);
  const rows = ['VW;1.5 TSI Style 5dr DSG;In the yard;1;2', 'VW;No such version;In the yard;1;2'];
  const stockPath = await testFile('yard.csv', ['Brand;Version;Where;From;To', ...rows].join('\n'));
  const layout = parseLayout('yard.yaml', stockLayout);

  expect(await checkLayout(database, { layout, path: stockPath })).toContain(
    '  line 2: 1000000002 Volkswagen Golf Estate 1.5 TSI Style 5dr DSG, stock, 1 to 2 weeks, checked on 2026-11-20',
  );
  await expect(importFeed(database, { vehiclesPath: stockPath, layout }, options)).rejects.toThrow(
    'yard.yaml is a layout of stock: give the file with --stock.',
  );
  const outcome = await importFeed(database, { stockPath, layout }, options);

  expect(outcome.stockRows).toEqual({ accepted: 1, rejected: 1 });
  expect(await rejectsOf(stockPath)).toEqual([
    '3,Version,"no vehicle is called ""Volkswagen No such version""",No such version',
  ]);
  const stored = (await loadCatalogue(database))?.vehicles ?? [];
  expect(stored.find(({ vehicleRef }) => vehicleRef === '1000000002')?.stock).toEqual({
    kind: 'stock',
    weeksMin: 1,
    weeksMax: 2,
    checkedOn: '2026-11-20',
  });
});
