import { join } from 'node:path';
import { expect } from 'vitest';
import { importFeed } from '#server/catalogue/import/import-feed.ts';
import { rejectsOf, testFile, vehiclesCsv } from '#server/catalogue/import/testing/feed-files.ts';
import { workbook } from '#server/catalogue/import/testing/test-workbook.ts';
import { loadCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import { emptyCatalogue } from '#server/catalogue/store/testing/empty-catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { parseLayout, readLayout } from './read-layout.ts';

const test = testOnDatabases(emptyCatalogue);
const examples = join(import.meta.dirname, '../example');
const options = {
  mode: 'merge',
  isDryRun: false,
  isConfirmed: false,
  today: '2026-11-21',
  maxRejectsPercent: 5,
  progress: () => undefined,
} as const;

async function importExample(database: Database, name: string) {
  await importFeed(database, { vehiclesPath: join(examples, 'vehicles.csv') }, options);
  const layout = await readLayout(join(examples, `funders/${name}-rates.yaml`));
  const ratesPath = join(examples, `funders/${name}-2026-12.csv`);
  const outcome = await importFeed(database, { ratesPath, layout }, { ...options, maxRejectsPercent: 0 });
  return { outcome, cards: (await loadCatalogue(database))?.rateCards ?? [] };
}

test('the example with a row for each price is imported: words, decimal commas, dates and VAT', async (database) => {
  const { outcome, cards } = await importExample(database, 'northern');

  expect(outcome.rateRows).toEqual({ accepted: 3, rejected: 0 });
  expect(outcome.readings).toContain(
    'northern-2026-12.csv, monthly_rental: VAT taken off, such as £ 359,40 as 299.50 (2 rows).',
  );
  expect(cards).toHaveLength(3);
  const personal = cards.find((card) => card.vehicleRef === '1000000002' && card.contract === 'personal');
  expect(personal).toMatchObject({
    funder: 'Northern Example Finance',
    ratebookId: 'N-12',
    validFrom: '2026-12-01',
    validTo: '2027-02-28',
  });
  expect([
    personal?.monthlyPence.filter((pence) => pence > 0),
    personal?.excessTenths.filter(Boolean),
  ]).toEqual([Int32Array.of(29_950), Uint16Array.of(80)]);
});

test('the example with a column for each price is imported: names, two rows of headings, pence', async (database) => {
  const { outcome, cards } = await importExample(database, 'southern');

  expect(outcome.rateRows).toEqual({ accepted: 6, rejected: 0 });
  expect(outcome.readings).toContain(
    'southern-2026-12.csv, 36 months 10k: cells without a price, such as POA as left out (1 row).',
  );
  expect(
    cards.map(({ vehicleRef, monthlyPence }) => [vehicleRef, ...monthlyPence.filter((pence) => pence > 0)]),
  ).toEqual([
    ['1000000002', 30_150, 31_825, 28_590, 30_275],
    ['1000000003', 41_000, 43_150],
  ]);
});

const wide = parseLayout(
  'wide.yaml',
  `reads: rates
sheet: Cars
vat: excluded
columns: { make: Make, model: Model, derivative: Derivative, excess_ppm: EMC, valid_to: Ends }
constants: { contract: business, funder: Example Finance, ratebook: EX-1, valid_from: 2026-11-01, initial_months: 6, maintained: no }
wide: { monthly_rental: "{term_months}/{annual_miles}" }
`,
);

test('faults of a workbook are named by its own rows, headings and letters', async (database) => {
  await importFeed(
    database,
    {
      vehiclesPath: await testFile(
        'v.csv',
        vehiclesCsv({}, { vehicle_ref: '1000000002', derivative: 'GTI' }),
      ),
    },
    options,
  );
  const rows = [
    ['Example Finance'],
    ['Make', 'Model', 'Derivative', '24/10k', '36/10k', 'EMC', 'Ends'],
    ['Volkswagen', 'Golf', '1.5 TSI Life 5dr', 301.5, 'call us', 8.5, { day: 46_446 }],
    ['Volkswagen', 'Golf', 'GTI', undefined, 412.25, 8.5, { day: 46_446 }],
    ['Volkswagen', 'Golf', 'GTE', 401, 402, 8.5, { day: 46_446 }],
    ['Volkswagen', 'Golf', 'GTI', 399, undefined, 8.5, { day: 46_447 }],
  ];
  const ratesPath = await testFile(
    'prices.xlsx',
    workbook([
      { name: 'Terms', rows: [['x']] },
      { name: 'Cars', rows },
    ]),
  );

  const outcome = await importFeed(
    database,
    { ratesPath, layout: wide },
    { ...options, maxRejectsPercent: 90 },
  );

  expect(outcome.rateRows).toEqual({ accepted: 2, rejected: 4 });
  expect(await rejectsOf(ratesPath)).toEqual([
    '3,36/10k (E),is not a number,call us',
    '5,Derivative (C),"no vehicle is called ""Volkswagen Golf GTE""",GTE',
    '5,Derivative (C),"no vehicle is called ""Volkswagen Golf GTE""",GTE',
    '6,Ends (G),differs from 2027-02-28 in an earlier line of this ratebook,2027-03-01',
  ]);
});

test('names that several vehicles have are rejected, and those of a used one are not counted', async (database) => {
  const used = {
    vehicle_ref: '1000000003',
    pricing_type: 'used',
    registered: '2024-03',
    odometer_miles: '9',
  };
  const vehicles = vehiclesCsv(
    {},
    used,
    { vehicle_ref: '1000000002', derivative: 'GTI' },
    { vehicle_ref: '1000000004', derivative: 'gti' },
  );
  await importFeed(database, { vehiclesPath: await testFile('v.csv', vehicles) }, options);
  const header = 'Make,Model,Derivative,36/10k,EMC,Ends\n';
  const ratesPath = await testFile(
    'p.csv',
    `${header}Volkswagen,golf,1.5 TSI LIFE 5dr,300,8.5,2027-02-28\nVolkswagen,Golf,GTI,300,8.5,2027-02-28\nVolkswagen,Golf,GTI,300,8.5\n`,
  );

  const { sheet, ...layout } = wide;
  const outcome = await importFeed(database, { ratesPath, layout }, { ...options, maxRejectsPercent: 90 });

  expect(outcome.rateRows).toEqual({ accepted: 1, rejected: 2 });
  expect(await rejectsOf(ratesPath)).toEqual([
    '3,Derivative,"2 vehicles are called ""Volkswagen Golf GTI"", such as 1000000002 and 1000000004",GTI',
    '4,Ends,"row has 5 columns, the header 6",8.5',
  ]);
});

test('a file that is not as its layout says is refused, naming what it lacks', async (database) => {
  const { sheet, ...layout } = wide;
  const importText = async (text: string | Buffer, more: object = {}) =>
    importFeed(
      database,
      { ratesPath: await testFile('p.csv', text), layout: { ...layout, ...more } },
      options,
    );
  const header = 'Make,Model,Derivative,36/10k,EMC,Ends\n';

  await expect(importText('a\nMake,Model,36/10k\nb\n')).rejects.toThrow(
    'has no row that is the header which wide.yaml',
  );
  await expect(importText(`Make,Model,Version,36/10k\n${'x,y,z,1\n'.repeat(60)}`)).rejects.toThrow(
    'None of the first 50 rows is the header; the nearest, line 1, lacks "Derivative", "EMC", "Ends".',
  );
  await expect(importText(header.replace('36/10k', '36'), { headerRow: 1 })).rejects.toThrow(
    'The header, line 1, lacks "{term_months}/{annual_miles}".',
  );
  await expect(importText(header.replace('Model,', 'Model,36/10K,'))).rejects.toThrow(
    'two columns for 36 10',
  );
  await expect(importText(header.replace('Model,', 'Model,model,'))).rejects.toThrow(
    'has the column "Model" twice',
  );
  await expect(importText(Buffer.from(`${header}\xe9`, 'latin1'), { encoding: 'utf-8' })).rejects.toThrow(
    'p.csv is not UTF-8 as its layout says.',
  );
  const vehiclesPath = await testFile('v.csv', vehiclesCsv({}));
  await expect(importFeed(database, { vehiclesPath, layout: wide }, options)).rejects.toThrow(
    'wide.yaml is a layout of rates: give the file with --rates.',
  );
  expect(await loadCatalogue(database)).toBeUndefined();
});
