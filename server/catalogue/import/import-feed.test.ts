import { join } from 'node:path';
import { expect } from 'vitest';
import { loadCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import { emptyCatalogue } from '#server/catalogue/store/testing/empty-catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { type FeedImportOptions, importFeed } from './import-feed.ts';
import { ratesCsv, rejectsOf, testFile, vehiclesCsv } from './testing/feed-files.ts';
import { laterVehicleColumns } from './vehicle-columns.ts';

const test = testOnDatabases(emptyCatalogue);
const replace: FeedImportOptions = {
  mode: 'replace',
  isDryRun: false,
  isConfirmed: false,
  today: '2026-11-21',
  maxRejectsPercent: 5,
  progress: () => undefined,
};
const merge: FeedImportOptions = { ...replace, mode: 'merge' };

async function importText(
  database: Database,
  feed: { readonly vehicles?: string | Buffer; readonly rates?: string | Buffer },
  options = replace,
) {
  const vehiclesPath = feed.vehicles && (await testFile('vehicles.csv', feed.vehicles));
  const ratesPath = feed.rates && (await testFile('rates.csv', feed.rates));
  const importing = importFeed(
    database,
    { vehiclesPath: vehiclesPath || undefined, ratesPath: ratesPath || undefined },
    options,
  );
  return { importing, vehiclesPath: vehiclesPath ?? '', ratesPath: ratesPath ?? '' };
}

const goodFeed = { vehicles: vehiclesCsv({}), rates: ratesCsv({}) };

test('the example feed is imported whole', async (database) => {
  const folder = join(import.meta.dirname, 'example');
  const files = { vehiclesPath: join(folder, 'vehicles.csv'), ratesPath: join(folder, 'rates.csv') };

  const outcome = await importFeed(database, files, { ...replace, maxRejectsPercent: 0 });
  const stored = await loadCatalogue(database);

  expect(outcome.vehicleRows).toEqual({ accepted: 5, rejected: 0 });
  expect(outcome.rateRows).toEqual({ accepted: 72, rejected: 0 });
  expect(stored?.version).toMatchObject({ vehicleCount: 5, rateCount: 72, isDemonstration: false });
  expect(new Set(stored?.rateCards.map((card) => card.ratebookId))).toEqual(new Set(['EX-2026-11', 'SE-44']));
  expect(stored?.vehicles[2]).toMatchObject({ make: { name: 'Škoda', slug: 'skoda' }, co2GramsPerKm: 0 });
});

test('good rows are imported and bad ones listed with line, column, reason and value', async (database) => {
  const vehicles = vehiclesCsv({}, { vehicle_ref: '1000000002', fuel: 'steam, "hot"' }, {});
  const rates = ratesCsv({}, { monthly_rental: '250.00' }, { vehicle_ref: '1000000002' });
  const options = { ...replace, maxRejectsPercent: 70 };

  const { importing, vehiclesPath, ratesPath } = await importText(database, { vehicles, rates }, options);
  const outcome = await importing;

  expect(outcome.vehicleRows).toEqual({ accepted: 1, rejected: 2 });
  expect(await rejectsOf(vehiclesPath)).toEqual([
    expect.stringMatching(/^3,fuel,"is not one of petrol \(or unleaded, .*","steam, ""hot"""$/),
    '4,vehicle_ref,the same reference is in an earlier line,1000000001',
  ]);
  expect(await rejectsOf(ratesPath)).toEqual([
    '3,monthly_rental,conflicts with 249.50 in an earlier line of the same profile,250.00',
    '4,vehicle_ref,no vehicle has this reference,1000000002',
  ]);
  expect((await loadCatalogue(database))?.version).toMatchObject({ vehicleCount: 1, rateCount: 1 });
});

for (const [name, feed, message] of [
  ['too many bad rows', { vehicles: vehiclesCsv({}, { vehicle_ref: '2' }) }, '1 of 2 rows are bad (50.0%)'],
  ['no good row', { vehicles: vehiclesCsv({ make: '' }) }, 'no good row'],
  ['no rates', { rates: ratesCsv() }, 'no good row'],
  ['a cut file', { rates: ratesCsv({}, { term_months: '24' }).slice(0, -12) }, 'middle of its last row'],
  ['UTF-16', { vehicles: Buffer.from(vehiclesCsv({}), 'utf16le') }, 'UTF-16'],
  [
    'a wrong header',
    { rates: ratesCsv({}).replace('monthly_rental', 'rental') },
    'lacks the column monthly_rental',
  ],
  ['an open quotation mark', { vehicles: vehiclesCsv({ make: 'X' }).replace(',X,', ',"X,') }, 'never closed'],
] as const) {
  test(`a feed with ${name} changes nothing`, async (database) => {
    await (await importText(database, goodFeed)).importing;
    const before = await loadCatalogue(database);

    const { importing } = await importText(database, { ...goodFeed, ...feed });

    await expect(importing).rejects.toThrow(message);
    expect(await loadCatalogue(database)).toEqual(before);
  });
}

test('a feed without the columns that came later is imported', async (database) => {
  const [header = '', row = ''] = vehiclesCsv({}).split('\n');
  const short = (line: string) => line.split(',').slice(0, -laterVehicleColumns.length).join(',');

  await (await importText(database, { ...goodFeed, vehicles: `${short(header)}\n${short(row)}\n` }))
    .importing;

  expect((await loadCatalogue(database))?.version).toMatchObject({ vehicleCount: 1 });
});

test('a dry run shows the difference and changes nothing', async (database) => {
  const first = {
    vehicles: vehiclesCsv({}, { vehicle_ref: '1000000002' }),
    rates: ratesCsv({}, { term_months: '24' }),
  };
  await (await importText(database, first)).importing;
  const before = await loadCatalogue(database);
  const next = {
    vehicles: vehiclesCsv({ doors: '3' }, { vehicle_ref: '1000000003' }),
    rates: ratesCsv({ monthly_rental: '300.00' }, { term_months: '48' }),
  };

  const outcome = await (await importText(database, next, { ...replace, isDryRun: true })).importing;

  expect(outcome).toMatchObject({
    version: 2,
    difference: {
      vehicles: { added: 1, removed: 1, changed: 1 },
      rates: { added: 1, removed: 1, changed: 1 },
    },
  });
  expect(await loadCatalogue(database)).toEqual(before);
});

test('importing the same feed again changes only the version number', async (database) => {
  await (await importText(database, goodFeed)).importing;
  const outcome = await (await importText(database, goodFeed)).importing;

  const none = { added: 0, removed: 0, changed: 0 };
  expect(outcome).toMatchObject({ version: 2, difference: { vehicles: none, rates: none } });
});

test('a merge keeps the prices that its files do not mention, profile by profile', async (database) => {
  const first = {
    vehicles: vehiclesCsv({}, { vehicle_ref: '1000000002' }),
    rates: ratesCsv({}, { term_months: '48' }, { vehicle_ref: '1000000002' }),
  };
  await (await importText(database, first)).importing;
  const newer = ratesCsv({ monthly_rental: '199.99' }, { annual_miles: '20000', monthly_rental: '333.33' });

  const outcome = await (await importText(database, { rates: newer }, merge)).importing;
  const stored = await loadCatalogue(database);

  expect(outcome.difference.rates).toEqual({ added: 1, removed: 0, changed: 1 });
  expect(stored?.vehicles).toHaveLength(2);
  expect(stored?.rateCards[0]?.grid).toEqual({ terms: [36, 48], miles: [10_000, 20_000], initials: [6] });
  expect([...(stored?.rateCards[0]?.monthlyPence.slice(0, 4) ?? [])]).toEqual([199_99, 333_33, 249_50, 0]);
  expect(stored?.rateCards[1]?.monthlyPence.filter((pence) => pence > 0)).toEqual(Int32Array.of(249_50));
});

test('a merge with a new validity moves the whole ratebook', async (database) => {
  const first = {
    vehicles: vehiclesCsv({}, { vehicle_ref: '1000000002' }),
    rates: ratesCsv({}, { vehicle_ref: '1000000002' }),
  };
  await (await importText(database, first)).importing;

  await (await importText(database, { rates: ratesCsv({ valid_to: '2027-03-31' }) }, merge)).importing;

  const cards = (await loadCatalogue(database))?.rateCards ?? [];
  expect(cards.map((card) => card.validTo)).toEqual(['2027-03-31', '2027-03-31']);
});

test('text that looks like SQL is stored as text', async (database) => {
  const hostile = `Robert'); DROP TABLE vehicles;-- $1 \\ %s {}`;
  const feed = {
    vehicles: vehiclesCsv({ make: hostile, range: hostile, model: hostile, derivative: hostile }),
    rates: ratesCsv({ funder: hostile, ratebook: hostile }),
  };

  await (await importText(database, feed)).importing;
  const stored = await loadCatalogue(database);

  expect(stored?.vehicles[0]?.make.name).toBe(hostile);
  expect(stored?.vehicles[0]?.derivative.name).toBe(hostile);
  expect(stored?.rateCards[0]).toMatchObject({ funder: hostile, ratebookId: hostile });
});

test('names with the same slug become one make in its first spelling', async (database) => {
  const vehicles = vehiclesCsv({ make: 'Citroën' }, { make: 'CITROEN', vehicle_ref: '1000000002' });

  await (await importText(database, { vehicles, rates: ratesCsv({}) })).importing;

  const stored = await loadCatalogue(database);
  expect(stored?.vehicles.map((vehicle) => vehicle.make.name)).toEqual(['Citroën', 'Citroën']);
});

test('a second import at the same time is refused', async (database) => {
  const first = (await importText(database, goodFeed)).importing;
  const second = (await importText(database, goodFeed)).importing;

  const results = await Promise.allSettled([first, second]);

  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
});
