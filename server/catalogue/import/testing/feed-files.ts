import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { rateColumns } from '#server/catalogue/import/rate-record.ts';
import { vehicleColumns } from '#server/catalogue/import/vehicle-columns.ts';

type Cells<Column extends string> = Readonly<Partial<Record<Column, string>>>;
export type VehicleCells = Cells<(typeof vehicleColumns)[number]>;
export type RateCells = Cells<(typeof rateColumns)[number]>;

const plainVehicle: VehicleCells = {
  vehicle_ref: '1000000001',
  vehicle_type: 'car',
  make: 'Volkswagen',
  range: 'Golf',
  model: 'Golf',
  derivative: '1.5 TSI Life 5dr',
  fuel: 'petrol',
  transmission: 'manual',
  special_offer: 'no',
  stock: 'stock',
  weeks_min: '2',
  weeks_max: '4',
  stock_checked_on: '2026-11-02',
  listed_on: '2026-09-14',
};

const plainRate: RateCells = {
  vehicle_ref: '1000000001',
  contract: 'personal',
  funder: 'Example Finance',
  ratebook: 'EX-1',
  valid_from: '2026-11-01',
  valid_to: '2027-01-31',
  term_months: '36',
  annual_miles: '10000',
  initial_months: '6',
  maintained: 'no',
  monthly_rental: '249.50',
  excess_ppm: '8.5',
  processing_fee: '199.00',
};

/** Text of a vehicles.csv with a plain vehicle for each argument, whose cells replace the plain ones. */
export function vehiclesCsv(...rows: readonly VehicleCells[]): string {
  return toCsv(
    vehicleColumns,
    rows.map((row) => ({ ...plainVehicle, ...row })),
  );
}

/** Text of a rates.csv with a plain rate for each argument, whose cells replace the plain ones. */
export function ratesCsv(...rows: readonly RateCells[]): string {
  return toCsv(
    rateColumns,
    rows.map((row) => ({ ...plainRate, ...row })),
  );
}

function toCsv<Column extends string>(columns: readonly Column[], rows: readonly Cells<Column>[]): string {
  const quote = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const lines = rows.map((row) => columns.map((column) => quote(row[column] ?? '')).join(','));
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}

/** A new folder for one test, removed after the test. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'feed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Writes a file into a new folder and returns its path. */
export async function testFile(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(await testFolder(), name);
  await writeFile(path, content);
  return path;
}

/** Lines of a feed file's rejects without the header; none when there is no such file. */
export async function rejectsOf(path: string): Promise<readonly string[]> {
  const text = await readFile(`${path}.rejects.csv`, 'utf8').catch(() => '');
  return text.split('\n').slice(1, -1);
}
