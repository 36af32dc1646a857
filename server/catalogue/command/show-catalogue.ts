import { desc } from 'drizzle-orm';
import { z } from 'zod';
import { catalogueVersions } from '#server/catalogue/store/catalogue-tables.ts';
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

/** `list-imports`: one line for each, newest first. */
export const listImports = subcommand({
  usages: [{ typed: 'list-imports', help: 'List all imports, newest first.' }],
  request: z.strictObject({}),
  run: formatImports,
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

async function formatImports({ database }: ShowContext): Promise<readonly string[]> {
  const rows = await database.orm.select().from(catalogueVersions).orderBy(desc(catalogueVersions.number));
  if (rows.length === 0) return ['No import yet.'];
  return rows.map(({ number, state, importedAt, vehicleCount, rateCount, source, isDemonstration }) =>
    [
      String(number).padStart(5),
      (importedAt?.toISOString() ?? 'unfinished').padEnd(24),
      state.padEnd(7),
      `${count(vehicleCount)} vehicles, ${count(rateCount)} rates`,
      `from ${source}${isDemonstration ? ' (demonstration)' : ''}`,
    ].join('  '),
  );
}
