import { demoRateCards } from '#server/catalogue/demonstration/demo-rates.ts';
import { readDemonstrationCatalogue } from '#server/catalogue/demonstration/read-demonstration-catalogue.ts';
import { findVersion } from '#server/catalogue/store/find-version.ts';
import type { Database } from '#server/database/database.ts';
import { type ApplyOptions, applyUpdate, type ImportOutcome } from './apply-update.ts';

/** How imports of the project's own catalogue are listed. */
export const demonstrationSource = 'demonstration';

/** Where the demonstration's own files are, and the day from which its prices count. */
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
  return applyUpdate(database, options, async () => {
    const vehicles = readDemonstrationCatalogue(folder);
    const rateCards = vehicles.flatMap((vehicle) => demoRateCards(vehicle, demonstrationValidity(today)));
    return { vehicles, rateCards, source: demonstrationSource, isDemonstration: true };
  });
}

/** First start: loads the demonstration when there is no catalogue at all. Says whether it did. */
export async function loadDemonstrationWhenEmpty({
  database,
  ...source
}: DemonstrationSource & { readonly database: Database }): Promise<boolean> {
  if (await findVersion(database)) return false;
  const options: ApplyOptions = { mode: 'replace', isDryRun: false, progress: () => undefined };
  await importDemonstration(database, source, options);
  return true;
}

/** From this month to the end of next year: a demonstration that is left running keeps its prices. */
export function demonstrationValidity(today: string): { readonly from: string; readonly to: string } {
  return { from: `${today.slice(0, 7)}-01`, to: `${Number(today.slice(0, 4)) + 1}-12-31` };
}
