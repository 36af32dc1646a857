import { basename } from 'node:path';
import { Refusal } from '#server/platform/command-line/failures.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  type ApplyOptions,
  applyUpdate,
  type CatalogueUpdate,
  type ImportMode,
  type ImportOutcome,
} from './apply-update.ts';
import type { CatalogueParts } from './merge-catalogues.ts';
import type { ReadOptions } from './read-feed-file.ts';
import { readRates } from './read-rates.ts';
import { readVehicles } from './read-vehicles.ts';
import type { RowCounts } from './rejects-file.ts';

/** The files of one import; only a merge may bring just one of them. */
export interface FeedFiles {
  readonly vehiclesPath?: string | undefined;
  readonly ratesPath?: string | undefined;
}

export interface FeedImportOptions extends ApplyOptions {
  readonly maxRejectsPercent: number;
}

const noRows: RowCounts = { accepted: 0, rejected: 0 };

/** Imports the documented feed. Throws `Refusal` when it is refused; the catalogue is then as it was. */
export function importFeed(
  database: Database,
  files: FeedFiles,
  options: FeedImportOptions,
): Promise<ImportOutcome> {
  return applyUpdate(database, options, {
    isDemonstration: false,
    read: (base, mode) => {
      refuseHalf(files, mode, options.mode);
      return readFeed(files, base, options);
    },
  });
}

function refuseHalf({ vehiclesPath, ratesPath }: FeedFiles, mode: ImportMode, asked: ImportMode): void {
  if (mode === 'merge' || (vehiclesPath && ratesPath)) return;
  throw new Refusal(
    asked === 'merge'
      ? 'The site shows the demonstration, which a real feed replaces whole. Give both --vehicles and --rates.'
      : 'Replacing the catalogue takes both files. Leave out --replace to add one of them.',
  );
}

async function readFeed(
  { vehiclesPath, ratesPath }: FeedFiles,
  base: CatalogueParts,
  options: ReadOptions,
): Promise<CatalogueUpdate> {
  const read = vehiclesPath ? await readVehicles(vehiclesPath, options) : undefined;
  const vehicles = read?.vehicles ?? [];
  const known = new Set([...base.vehicles, ...vehicles].map(({ vehicleRef }) => vehicleRef));
  const rates = ratesPath ? await readRates(ratesPath, known, options) : undefined;
  const paths = [vehiclesPath, ratesPath].filter((path) => path !== undefined);
  return {
    vehicles,
    rateCards: rates?.rateCards ?? [],
    source: paths.map((path) => basename(path)).join(', '),
    vehicleRows: read?.counts ?? noRows,
    rateRows: rates?.counts ?? noRows,
    readings: [...(read?.readings ?? []), ...(rates?.readings ?? [])],
  };
}
