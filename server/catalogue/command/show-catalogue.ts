import { z } from 'zod';
import { findVersion } from '#server/catalogue/store/find-version.ts';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import { count } from './format-outcome.ts';
import type { CatalogueContext } from './import-catalogue.ts';

type ShowContext = Pick<CatalogueContext, 'database'>;

/** `status`: the catalogue that visitors see. */
export const showStatus = subcommand({
  usages: [{ typed: 'status', help: 'Show the current catalogue.' }],
  request: z.strictObject({}),
  run: formatStatus,
});

async function formatStatus({ database }: ShowContext): Promise<readonly string[]> {
  const version = await findVersion(database);
  if (!version) return [`The ${database.kind} database holds no catalogue yet.`];
  const { number, importedAt, vehicleCount, rateCount, isDemonstration } = version;
  return [
    `Version ${number}, imported at ${importedAt.toISOString()} into the ${database.kind} database.`,
    `${count(vehicleCount)} vehicles, ${count(rateCount)} rates${isDemonstration ? ', marked as a demonstration' : ''}.`,
  ];
}
