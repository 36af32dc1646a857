import { basename } from 'node:path';
import { expect } from 'vitest';
import { loadCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import { replaceCatalogue } from '#server/catalogue/store/replace-catalogue.ts';
import { emptyCatalogue } from '#server/catalogue/store/testing/empty-catalogue.ts';
import { exampleCard, exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { importFeed } from './import-feed.ts';
import { ratesCsv, rejectsOf, testFile } from './testing/feed-files.ts';

const options = {
  mode: 'merge',
  isDryRun: false,
  isConfirmed: false,
  today: '2026-11-21',
  maxRejectsPercent: 60,
  progress: () => undefined,
} as const;
const vehicles = [exampleVehicle('1000000001'), exampleVehicle('1000000002')];
const rateCards = [exampleCard('1000000001')];
const header = 'Vehicle Ref,stock,weeks_min,weeks_max,stock_checked_on';

const test = testOnDatabases(async (database) => {
  await emptyCatalogue(database);
  await replaceCatalogue(database, { vehicles, rateCards, source: 'a.csv', isDemonstration: false });
});

const stored = async (database: Database) => {
  const { vehicles: all, rateCards: cards } = (await loadCatalogue(database)) ?? {};
  return { vehicles: all, rateCards: cards };
};

test('a file of stock changes the stock of the vehicles that it names, and nothing else', async (database) => {
  const rows = [
    '1000000002,BTO,8,12,20/11/2026',
    '1000000002,stock,1,2,2026-11-20',
    '9999999999,stock,1,2,2026-11-20',
    '1000000001,stock,5,2,2026-11-20',
  ];
  const stockPath = await testFile('stock.csv', [header, ...rows].join('\n'));

  const dry = await importFeed(
    database,
    { stockPath },
    { ...options, maxRejectsPercent: 80, isDryRun: true },
  );
  expect(dry.stockRows).toEqual({ accepted: 1, rejected: 3 });
  expect(await stored(database)).toEqual({ vehicles, rateCards });
  await expect(importFeed(database, { stockPath }, options)).rejects.toThrow('3 of 4 rows are bad');
  expect(await stored(database)).toEqual({ vehicles, rateCards });
  expect(await rejectsOf(stockPath)).toEqual([
    '3,vehicle_ref,the same reference is in an earlier line,1000000002',
    '4,vehicle_ref,no vehicle has this reference,9999999999',
    '5,weeks_max,is less than weeks_min,2',
  ]);

  const outcome = await importFeed(database, { stockPath }, { ...options, maxRejectsPercent: 80 });
  expect(outcome.difference).toMatchObject({ vehicles: { changed: 1 }, rates: { changed: 0 } });
  expect(outcome.readings).toContain(`${basename(stockPath)}, stock: BTO read as factory-order (1 row).`);
  const [first, second] = vehicles;
  const stock = { kind: 'factory-order', weeksMin: 8, weeksMax: 12, checkedOn: '2026-11-20' };
  expect(await stored(database)).toEqual({ vehicles: [first, { ...second, stock }], rateCards });
});

test('a file of rates alone changes prices of known vehicles only', async (database) => {
  const rates = ratesCsv({ monthly_rental: '240.00' }, { vehicle_ref: '9999999999' });
  const ratesPath = await testFile('rates.csv', rates.replaceAll('2027-01-31', '2026-12-31'));

  const outcome = await importFeed(database, { ratesPath }, options);

  expect(outcome).toMatchObject({
    rateRows: { accepted: 1, rejected: 1 },
    difference: { vehicles: { changed: 0 }, rates: { added: 0, removed: 0, changed: 1 } },
  });
  expect((await stored(database)).vehicles).toEqual(vehicles);
});
