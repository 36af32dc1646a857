import { expect } from 'vitest';
import { loadCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import { emptyCatalogue } from '#server/catalogue/store/testing/empty-catalogue.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { importFeed } from './import-feed.ts';
import { ratesCsv, rejectsOf, testFile, vehiclesCsv } from './testing/feed-files.ts';
import { csvRows, workbook } from './testing/test-workbook.ts';

const test = testOnDatabases(emptyCatalogue);
const options = {
  mode: 'replace',
  isDryRun: false,
  isConfirmed: false,
  today: '2026-11-21',
  maxRejectsPercent: 70,
  progress: () => undefined,
} as const;

test('a workbook is imported below its titles, and a bad row is named by the number beside it', async (database) => {
  const rates = csvRows(ratesCsv({}, { term_months: '24', monthly_rental: 'call us' }));
  const titles = [['Example Finance'], [undefined, 'Prices from', { day: 46_327 }], []];
  const vehicles = [{ name: 'Cars', rows: csvRows(vehiclesCsv({})) }];
  const vehiclesPath = await testFile('vehicles.xlsx', workbook(vehicles));
  const book = workbook([
    { name: 'Notes', rows: [['Read this first']] },
    { name: 'Rates', rows: [...titles, ...rates] },
  ]);
  const ratesPath = await testFile('rates.xlsx', book);

  await expect(importFeed(database, { vehiclesPath, ratesPath }, options)).rejects.toThrow(
    'rates.xlsx has more than one sheet. Name one with --sheet: "Notes", "Rates".',
  );
  expect(await loadCatalogue(database)).toBeUndefined();
  await importFeed(database, { vehiclesPath }, { ...options, mode: 'merge' });
  const outcome = await importFeed(database, { ratesPath, sheet: 'Rates' }, { ...options, mode: 'merge' });

  expect(outcome.rateRows).toEqual({ accepted: 1, rejected: 1 });
  expect(await rejectsOf(ratesPath)).toEqual(['6,monthly_rental,is not a number,call us']);
  expect((await loadCatalogue(database))?.version).toMatchObject({ vehicleCount: 1, rateCount: 1 });
});

test('a sheet without our columns, and an old Excel file, are refused and change nothing', async (database) => {
  const notes = Array.from({ length: 40 }, () => ['a', 'b', 'c', 'd']);
  const ratesPath = await testFile('r.xlsx', workbook([{ name: 'Notes', rows: notes }]));
  const old = await testFile('r.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  const merge = { ...options, mode: 'merge' } as const;

  await expect(importFeed(database, { ratesPath }, merge)).rejects.toThrow('lacks the columns vehicle_ref');
  await expect(importFeed(database, { ratesPath: old }, merge)).rejects.toThrow('is an old Excel file');
  expect(await loadCatalogue(database)).toBeUndefined();
});
