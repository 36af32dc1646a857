import { basename } from 'node:path';
import type { Database } from '#server/database/database.ts';
import { type ApplyOptions, applyUpdate, type ImportOutcome } from './apply-update.ts';
import { FeedError } from './feed-error.ts';
import { readRates } from './read-rates.ts';
import { readVehicles } from './read-vehicles.ts';
import type { RowCounts } from './rejects-file.ts';

/** The files of one import; a merge may bring only one of them. */
export interface FeedFiles {
  readonly vehiclesPath?: string | undefined;
  readonly ratesPath?: string | undefined;
}

export interface FeedImportOptions extends ApplyOptions {
  readonly maxRejectsPercent: number;
}

export interface FeedOutcome extends ImportOutcome {
  readonly vehicleRows: RowCounts;
  readonly rateRows: RowCounts;
}

const noRows: RowCounts = { accepted: 0, rejected: 0 };

/** Imports the documented feed. Throws `FeedError` when it is refused; the catalogue is then as it was. */
export async function importFeed(
  database: Database,
  { vehiclesPath, ratesPath }: FeedFiles,
  options: FeedImportOptions,
): Promise<FeedOutcome> {
  if (options.mode === 'replace' && !(vehiclesPath && ratesPath)) {
    throw new FeedError('Replacing the catalogue takes both files. Use --merge to bring one of them.');
  }
  const rows = { vehicleRows: noRows, rateRows: noRows };
  const outcome = await applyUpdate(database, options, async (current) => {
    const read = vehiclesPath ? await readVehicles(vehiclesPath, options) : undefined;
    const vehicles = read?.vehicles ?? [];
    rows.vehicleRows = read?.counts ?? noRows;
    const known = new Set(vehicles.map((vehicle) => vehicle.vehicleRef));
    if (options.mode === 'merge') for (const { vehicleRef } of current.vehicles) known.add(vehicleRef);
    const rates = ratesPath ? await readRates(ratesPath, known, options) : undefined;
    rows.rateRows = rates?.counts ?? noRows;
    const paths = [vehiclesPath, ratesPath].filter((path) => path !== undefined);
    const source = paths.map((path) => basename(path)).join(', ');
    return { vehicles, rateCards: rates?.rateCards ?? [], source, isDemonstration: false };
  });
  return { ...outcome, ...rows };
}
