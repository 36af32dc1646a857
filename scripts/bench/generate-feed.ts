import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { rateColumns } from '#server/catalogue/import/rate-record.ts';
import { vehicleColumns } from '#server/catalogue/import/vehicle-columns.ts';
import { offeredMiles, usualTerms } from '#shared/deals/profile.ts';

// node scripts/bench/generate-feed.ts <folder> [vehicles = 4000] [sorted | shuffled]
// Writes vehicles.csv and rates.csv: the same arguments give the same bytes. Each vehicle has 720 rates: two contracts,
// four terms, nine mileages, five initial rentals, maintained or not. Makes and prices are made up.

const initials = [1, 3, 6, 9, 12];
const fuels = ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric'];
const bodies = ['hatchback', 'suv-crossover', 'saloon', 'estate'];

function vehicleRow(index: number): string {
  const cells: Partial<Record<(typeof vehicleColumns)[number], string>> = {
    vehicle_ref: refOf(index),
    vehicle_type: 'car',
    make: `Make ${index % 40}`,
    range: `Range ${index % 400}`,
    model: `Model ${index % 800}`,
    derivative: `1.5 Version ${index} 5dr`,
    body_type: bodies[index % bodies.length] ?? '',
    fuel: fuels[index % fuels.length] ?? '',
    transmission: index % 3 ? 'automatic' : 'manual',
    doors: '5',
    seats: '5',
    co2_gkm: String(90 + (index % 80)),
    p11d: `${20 + (index % 40)},245.00`,
    special_offer: index % 20 ? 'no' : 'yes',
    stock: index % 4 ? 'factory-order' : 'stock',
    weeks_min: '4',
    weeks_max: '12',
    stock_checked_on: '2026-11-01',
    listed_on: '2026-09-01',
  };
  const row = vehicleColumns.map((column) => cells[column] ?? '');
  return `${row.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',')}\n`;
}

function refOf(index: number): string {
  return String(1_000_000_000 + index);
}

function rateRow(index: number, profile: number): string {
  const at = (step: number, length: number) => Math.floor(profile / step) % length;
  const initial = initials[at(1, 5)] ?? 1;
  const miles = offeredMiles[at(5, 9)] ?? 0;
  const term = usualTerms[at(45, 4)] ?? 0;
  const maintained = at(180, 2) === 1;
  const contract = at(360, 2) === 1 ? 'business' : 'personal';
  const pence =
    20_000 + (index % 500) * 90 + miles + (maintained ? 3_000 : 0) + (48 - term) * 40 + (12 - initial) * 150;
  const monthly = (pence / 100).toFixed(2);
  return `${refOf(index)},${contract},Example Finance,EX-2026-11,2026-11-01,2027-12-31,${term},${miles},${initial},${maintained ? 'yes' : 'no'},${monthly},${(7 + (index % 60) / 10).toFixed(1)},199.00\n`;
}

function* vehicleRows(count: number): Generator<string> {
  yield `${vehicleColumns.join(',')}\n`;
  for (let index = 0; index < count; index += 1) yield vehicleRow(index);
}

/** 720 rows at a time; if shuffled, neighbouring rows are of different vehicles. */
function* rateRows(count: number, isShuffled: boolean): Generator<string> {
  yield `${rateColumns.join(',')}\n`;
  const all = count * 720;
  // The prime is larger than the number of vehicles, so it has no common factor with the number of rows: each comes
  // once.
  const step = isShuffled ? 5_701_693 : 1;
  for (let row = 0; row < all; row += 720) {
    let text = '';
    for (let offset = 0; offset < 720; offset += 1) {
      const at = ((row + offset) * step) % all;
      text += rateRow(Math.floor(at / 720), at % 720);
    }
    yield text;
  }
}

const [folder, count = '4000', order = 'sorted'] = process.argv.slice(2);
if (!folder)
  throw new Error('Usage: node scripts/bench/generate-feed.ts <folder> [vehicles] [sorted | shuffled]');
await mkdir(folder, { recursive: true });
const write = (rows: Iterable<string>, name: string) =>
  pipeline(Readable.from(rows), createWriteStream(join(folder, name)));
await write(vehicleRows(Number(count)), 'vehicles.csv');
await write(rateRows(Number(count), order === 'shuffled'), 'rates.csv');
