import { demoRateCards } from '#server/catalogue/demonstration/demo-rates.ts';
import { readDemonstrationCatalogue } from '#server/catalogue/demonstration/read-demonstration-catalogue.ts';
import {
  demonstrationSource,
  findVersion,
  isOldDemonstration,
} from '#server/catalogue/store/find-version.ts';
import type { Database } from '#server/platform/database/database.ts';
import { applyUpdate } from './apply-update.ts';
import type { ApplyOptions, ImportOutcome } from './catalogue-update.ts';

/** The folder of the demonstration's files, and today's date, from which the validity of its prices follows. */
export interface DemonstrationSource {
  readonly folder: string;
  /** ISO date. */
  readonly today: string;
}

/** Imports the project's own catalogue, marked as a demonstration. */
export function importDemonstration(
  database: Database,
  { folder, today }: DemonstrationSource,
  options: ApplyOptions,
): Promise<ImportOutcome> {
  return applyUpdate(database, options, {
    isDemonstration: true,
    read: async () => {
      const vehicles = readDemonstrationCatalogue(folder);
      const rateCards = vehicles.flatMap((vehicle) => demoRateCards(vehicle, demonstrationValidity(today)));
      const noRows = { accepted: 0, rejected: 0 };
      return {
        vehicles,
        rateCards,
        source: demonstrationSource,
        vehicleRows: noRows,
        rateRows: noRows,
        readings: [],
      };
    },
  });
}

/**
 * For each start: imports the demonstration when there is no catalogue at all, or when the catalogue is an earlier
 * edition of it and nothing else. Returns whether it did.
 */
export async function keepDemonstration({
  database,
  ...source
}: DemonstrationSource & { readonly database: Database }): Promise<boolean> {
  if ((await findVersion(database)) && !(await isOldDemonstration(database.orm))) return false;
  await importDemonstration(database, source, {
    mode: 'replace',
    isDryRun: false,
    isConfirmed: false,
    today: source.today,
    progress: () => undefined,
  });
  return true;
}

/** From the start of this month to the end of next year, so that the prices of a site left running stay valid. */
export function demonstrationValidity(today: string): { readonly from: string; readonly to: string } {
  return { from: `${today.slice(0, 7)}-01`, to: `${Number(today.slice(0, 4)) + 1}-12-31` };
}
