import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { contractWords, rateColumns } from './rate-record.ts';
import { createReadingTally } from './reading-tally.ts';
import { type VehicleCells, vehiclesCsv } from './testing/feed-files.ts';
import { vehicleColumns, vehicleWords } from './vehicle-columns.ts';
import { createVehicleRecord } from './vehicle-record.ts';

const page = readFileSync(join(import.meta.dirname, 'feed-format.md'), 'utf8');

test.each([
  ['vehicles.csv', vehicleColumns],
  ['rates.csv', rateColumns],
])('the page for staff has a line for each column of %s, and for no other', (file, columns) => {
  const [, section = ''] = page.split(`\n## ${file}\n`);
  const [table = ''] = section.split('\n## ');
  const lines = table.matchAll(/^\| (`[^|]*`) *\|/gm);
  const documented = Array.from(lines, ([, names = '']) => names.match(/\w+/g) ?? []).flat();

  const undocumented = columns.filter((column) => !documented.includes(column));
  expect(undocumented, `columns that feed-format.md has no line for under ${file}`).toEqual([]);
  expect(documented.toSorted()).toEqual(columns.toSorted());
});

/** The words that `feed-format.md` documents, by column and value. */
function documentedWords(): ReadonlyMap<string, readonly string[]> {
  const [, table = ''] = page.split('| We read');
  const found = new Map<string, readonly string[]>();
  let column = '';
  for (const [, name, value, list] of table.matchAll(/^\| (?:`(\w+)`)? *\| `([\w-]+)` *\| (`.*`) *\|$/gm)) {
    column = name ?? column;
    found.set(`${column} ${value}`, list?.match(/[^`]+(?=`(?:,|$))/g) ?? []);
  }
  return found;
}

test('the page for staff lists the words that are understood, and no others', () => {
  const inCode = Object.entries({ contract: contractWords, ...vehicleWords }).flatMap(([column, byValue]) =>
    Object.entries(byValue).map(([value, list]): [string, readonly string[]] => [`${column} ${value}`, list]),
  );

  expect(documentedWords(), 'the words in feed-format.md, and those of the readers').toEqual(new Map(inCode));
});

/** The vehicle of a row with these cells, or why the row is rejected, and the readings that are reported. */
function readVehicle(cells: VehicleCells) {
  const tally = createReadingTally('v.csv');
  const [row] = parse(vehiclesCsv(cells), { columns: true }) as unknown[];
  const checked = createVehicleRecord(tally).safeParse(row);
  return { vehicle: checked.data, fault: checked.error?.issues[0]?.message, said: tally.lines() };
}

test.each([
  ['fuel', 'PHEV', { fuel: 'plug-in-hybrid' }],
  ['fuel', 'HEV', { fuel: 'hybrid' }],
  ['fuel', 'BEV', { fuel: 'electric' }],
  ['fuel', 'EV', { fuel: 'electric' }],
  ['transmission', 'Auto', { transmission: 'automatic' }],
  ['transmission', 'Man', { transmission: 'manual' }],
  ['body_type', 'SUV', { bodyType: 'suv-crossover' }],
  ['body_type', 'City Car', { bodyType: 'city-car' }],
  ['drivetrain', '4WD', { drivetrain: 'all' }],
  ['special_offer', 'Y', { isSpecialOffer: true }],
  ['special_offer', '0', { isSpecialOffer: false }],
  ['tier', 'High Specification', { tier: 'PREMIUM' }],
  ['stock', 'Pre-Reg', { stock: { kind: 'pre-registered' } }],
  ['pricing_type', 'Normal', { pricingType: 'standard' }],
  ['listed_on', '20/11/2026', { listedOn: '2026-11-20' }],
])('%s "%s" is read as the documented value', (column, written, facts) => {
  expect(readVehicle({ [column]: written }).vehicle).toMatchObject(facts);
});

test.each([
  ['fuel', 'Plug In Hybrid'],
  ['stock', 'FACTORY ORDER'],
  ['special_offer', 'No'],
  ['body_type', '4X4'],
])('%s "%s" is the documented word, so the import does not mention it', (column, written) => {
  expect(readVehicle({ [column]: written })).toMatchObject({ fault: undefined, said: [] });
});

test.each([
  ['fuel', 'Petrol Electric'],
  ['fuel', 'Mild Hybrid'],
  ['drivetrain', '2WD'],
  ['body_type', 'Panel Van'],
])('%s "%s" could mean two things, so it is rejected', (column, written) => {
  expect(readVehicle({ [column]: written }).fault).toMatch(/^is (not one of|a mild hybrid)/);
});

test('every reading is counted by its column and its word', () => {
  const tally = createReadingTally('rates.csv');
  for (const [column, written, readAs] of [
    ['fuel', 'EV', 'electric'],
    ['fuel', 'ev', 'electric'],
    ['fuel', 'BEV', 'electric'],
  ] as const) {
    tally.column(column)(written, readAs).rows += 1;
  }
  tally.column('listed_on')('1/11/2026', '2026-11-01', 'dates read day first').rows += 1_242;

  expect(tally.lines()).toEqual([
    'rates.csv, fuel: EV read as electric (2 rows).',
    'rates.csv, fuel: BEV read as electric (1 row).',
    'rates.csv, listed_on: dates read day first, such as 1/11/2026 as 2026-11-01 (1,242 rows).',
  ]);
});
