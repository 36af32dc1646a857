import { basename } from 'node:path';
import { demoRateCards } from '#server/catalogue/demonstration/demo-rates.ts';
import { readVcaFile } from '#server/catalogue/vca/read-vca-file.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { applyUpdate } from './apply-update.ts';
import type { ImportOutcome } from './catalogue-update.ts';
import { demonstrationValidity } from './import-demonstration.ts';
import type { FeedImportOptions } from './import-feed.ts';
import type { ReadOptions } from './read-feed-file.ts';
import { openRejectsFile } from './rejects-file.ts';

/** Required by the Open Government Licence v3.0, under which the file is published. */
const vcaAttribution =
  'Car facts from the Vehicle Certification Agency: contains public sector information licensed under the Open Government Licence v3.0.';

export interface VcaSource {
  readonly path: string;
  /** Whether each car gets the demonstration's rates; without them all are price on application. */
  readonly hasDemoRates: boolean;
}

/** Imports the cars of the Vehicle Certification Agency's published file. Bad rows and refusals as for the feed. */
export function importVca(
  database: Database,
  { path, hasDemoRates }: VcaSource,
  options: FeedImportOptions,
): Promise<ImportOutcome> {
  return applyUpdate(database, options, {
    isDemonstration: hasDemoRates,
    read: async () => {
      const { vehicles, counts } = await readCars(path, options);
      const validity = demonstrationValidity(options.today);
      return {
        vehicles,
        rateCards: hasDemoRates ? vehicles.flatMap((vehicle) => demoRateCards(vehicle, validity)) : [],
        source: basename(path),
        attribution: vcaAttribution,
        vehicleRows: counts,
        rateRows: { accepted: 0, rejected: 0 },
        readings: [],
      };
    },
  });
}

async function readCars(path: string, { maxRejectsPercent, progress, signal }: ReadOptions) {
  const rejects = await openRejectsFile(path);
  const vehicles: Vehicle[] = [];
  progress(`reading ${basename(path)}`);
  for await (const row of readVcaFile(path)) {
    signal?.throwIfAborted();
    if ('fault' in row) rejects.reject({ line: row.line, ...row.fault });
    else {
      rejects.accept();
      vehicles.push(row.vehicle);
    }
  }
  return { vehicles, counts: await rejects.close(maxRejectsPercent) };
}
