import { basename } from 'node:path';
import type { RateCard } from '#server/catalogue/rate-card.ts';
import type { RowCounts } from '#server/catalogue/version-report.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { applyUpdate } from './apply-update.ts';
import type { ApplyOptions, CatalogueUpdate, ImportMode, ImportOutcome } from './catalogue-update.ts';
import type { Layout } from './layout/layout.ts';
import type { CatalogueParts } from './merge-catalogues.ts';
import { createRateCollector } from './rate-collector.ts';
import { createRateRecord, type PlacedRate, rateColumns } from './rate-record.ts';
import { type FileAndSheet, type FileReport, type ReadOptions, readFeedFile } from './read-feed-file.ts';
import { createStockRecord, type StockRow, stockColumns } from './stock-record.ts';
import { laterVehicleColumns, vehicleColumns } from './vehicle-columns.ts';
import { createVehicleRecord } from './vehicle-record.ts';

/** The files of one import. Only a merge may lack vehicles or rates. */
export interface FeedFiles {
  readonly vehiclesPath?: string | undefined;
  readonly ratesPath?: string | undefined;
  readonly stockPath?: string | undefined;
  /** Name of the sheet, for workbooks that show more than one. */
  readonly sheet?: string | undefined;
  /** How the file of its kind is laid out; the other one has our own columns. */
  readonly layout?: Layout | undefined;
}

export interface FeedImportOptions extends ApplyOptions {
  readonly maxRejectsPercent: number;
}

const noRows: RowCounts = { accepted: 0, rejected: 0 };

/** Imports the documented feed. Throws `Refusal` when the feed is refused; the catalogue is then unchanged. */
export function importFeed(
  database: Database,
  files: FeedFiles,
  options: FeedImportOptions,
): Promise<ImportOutcome> {
  return applyUpdate(database, options, {
    isDemonstration: false,
    read: (base, mode) => {
      refuseHalf(files, mode, options.mode);
      refuseIdleLayout(files);
      return readFeed(files, base, options);
    },
  });
}

function refuseHalf({ vehiclesPath, ratesPath }: FeedFiles, mode: ImportMode, asked: ImportMode): void {
  if (mode === 'merge' || (vehiclesPath && ratesPath)) return;
  throw new Refusal(
    asked === 'merge'
      ? 'The site shows the demonstration, which a real feed replaces whole: give its vehicles and its rates together.'
      : 'Replacing the catalogue takes both files. Leave out --replace to add one of them.',
  );
}

function refuseIdleLayout({ layout, vehiclesPath, ratesPath, stockPath }: FeedFiles): void {
  const paths = { vehicles: vehiclesPath, rates: ratesPath, stock: stockPath };
  if (!layout || paths[layout.reads]) return;
  throw new Refusal(`${layout.name} is a layout of ${layout.reads}: give the file with --${layout.reads}.`);
}

async function readFeed(
  { vehiclesPath, ratesPath, stockPath, sheet, layout }: FeedFiles,
  base: CatalogueParts,
  options: ReadOptions,
): Promise<CatalogueUpdate> {
  const own = (reads: Layout['reads'], vehicles: readonly Vehicle[]) =>
    layout?.reads === reads ? { layout, vehicles } : undefined;
  const read = vehiclesPath
    ? await readVehicles({ path: vehiclesPath, sheet, own: own('vehicles', []) }, options)
    : undefined;
  const all = [...base.vehicles, ...(read?.vehicles ?? [])];
  const rates = ratesPath
    ? await readRates({ path: ratesPath, sheet, own: own('rates', all) }, all, options)
    : undefined;
  const stock = stockPath
    ? await readStockFile({ path: stockPath, sheet, own: own('stock', all) }, all, options)
    : undefined;
  const paths = [vehiclesPath, ratesPath, stockPath].filter((path) => path !== undefined);
  return {
    vehicles: withLater(read?.vehicles ?? [], stock?.vehicles ?? []),
    rateCards: rates?.rateCards ?? [],
    source: paths.map((path) => basename(path)).join(', '),
    vehicleRows: read?.counts ?? noRows,
    rateRows: rates?.counts ?? noRows,
    stockRows: stock?.counts,
    readings: [read, rates, stock].flatMap((each) => each?.readings ?? []),
  };
}

/** The vehicles of both lists; of those in both the later one. */
function withLater(vehicles: readonly Vehicle[], later: readonly Vehicle[]): readonly Vehicle[] {
  return [...new Map([...vehicles, ...later].map((vehicle) => [vehicle.vehicleRef, vehicle])).values()];
}

/** The vehicles of a feed file. Of rows with the same reference only the first is taken. */
async function readVehicles(
  where: FileAndSheet,
  options: ReadOptions,
): Promise<FileReport & { readonly vehicles: readonly Vehicle[] }> {
  const vehicles = new Map<string, Vehicle>();
  const take = (vehicle: Vehicle) => {
    if (vehicles.has(vehicle.vehicleRef)) {
      return { column: 'vehicle_ref', reason: 'the same reference is in an earlier line' };
    }
    vehicles.set(vehicle.vehicleRef, vehicle);
    return undefined;
  };
  const columns = { columns: vehicleColumns, laterColumns: laterVehicleColumns };
  const file = { ...where, ...columns, createSchema: createVehicleRecord, take };
  const report = await readFeedFile(file, options);
  return { ...report, vehicles: [...vehicles.values()] };
}

/** The rates of a feed file, packed. Rows for unknown vehicles are rejected. */
async function readRates(
  where: FileAndSheet,
  known: readonly Vehicle[],
  options: ReadOptions,
): Promise<FileReport & { readonly rateCards: readonly RateCard[] }> {
  const knownRefs = new Set(known.map(({ vehicleRef }) => vehicleRef));
  const collector = createRateCollector();
  const take = (rate: PlacedRate) =>
    knownRefs.has(rate.vehicleRef)
      ? collector.add(rate)
      : { column: 'vehicle_ref', reason: 'no vehicle has this reference' };
  const file = { ...where, columns: rateColumns, createSchema: createRateRecord, take };
  const report = await readFeedFile(file, options);
  return { ...report, rateCards: [...collector.cards()] };
}

/** The vehicles that a file of stock names, with their new stock. Rows for unknown vehicles are rejected. */
async function readStockFile(
  where: FileAndSheet,
  vehicles: readonly Vehicle[],
  options: ReadOptions,
): Promise<FileReport & { readonly vehicles: readonly Vehicle[] }> {
  const known = new Map(vehicles.map((vehicle) => [vehicle.vehicleRef, vehicle]));
  const changed = new Map<string, Vehicle>();
  const take = ({ vehicleRef, stock: newer }: StockRow) => {
    const vehicle = known.get(vehicleRef);
    if (!vehicle) return { column: 'vehicle_ref', reason: 'no vehicle has this reference' };
    if (changed.has(vehicleRef)) {
      return { column: 'vehicle_ref', reason: 'the same reference is in an earlier line' };
    }
    changed.set(vehicleRef, { ...vehicle, stock: newer });
    return undefined;
  };
  const file = { ...where, columns: stockColumns, createSchema: createStockRecord, take };
  const report = await readFeedFile(file, options);
  return { ...report, vehicles: [...changed.values()] };
}
