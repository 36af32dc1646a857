import { and, eq, type SQL } from 'drizzle-orm';
import type { CatalogueVersion } from '#server/catalogue/catalogue.ts';
import { demonstrationEdition } from '#server/catalogue/demonstration/demonstration-edition.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { catalogueVersions } from './catalogue-tables.ts';

/** The source under which imports of the project's own catalogue are listed. */
export const demonstrationSource = `demonstration, edition ${demonstrationEdition}`;

/** That source with any edition, or as it was before editions had names. */
const anyDemonstration = /^demonstration(, edition [0-9a-f]{12})?$/;

/** Whether the current catalogue is the project's own demonstration, with nothing of another import in it. */
export async function isOwnDemonstration(orm: Orm): Promise<boolean> {
  return (await findOwnSource(orm)) !== undefined;
}

/** Whether it is so, and of another edition than this program's. */
export async function isOldDemonstration(orm: Orm): Promise<boolean> {
  const source = await findOwnSource(orm);
  return source !== undefined && source !== demonstrationSource;
}

/** The source of the project's own demonstration. What was added to vehicles of a licence has their attribution. */
async function findOwnSource(orm: Orm): Promise<string | undefined> {
  const { source, isDemonstration, attribution } = catalogueVersions;
  const [current] = await orm
    .select({ source, isDemonstration, attribution })
    .from(catalogueVersions)
    .where(eq(catalogueVersions.state, 'current'));
  const isOwn =
    current?.isDemonstration && current.attribution === '' && anyDemonstration.test(current.source);
  return isOwn ? current.source : undefined;
}

/** The current version; undefined before the first import. Reads one row by index, so it can be called every second. */
export async function findVersion(database: Pick<Database, 'orm'>): Promise<CatalogueVersion | undefined> {
  return findCurrentVersion(database.orm);
}

/** As `findVersion`, within a transaction. */
export async function findCurrentVersion(orm: Orm): Promise<CatalogueVersion | undefined> {
  return findOne(orm, eq(catalogueVersions.state, 'current'));
}

/** The current or an earlier version of this number, if its rows are kept. */
export async function findKeptVersion(orm: Orm, number: number): Promise<CatalogueVersion | undefined> {
  return findOne(orm, and(eq(catalogueVersions.number, number), catalogueVersions.hasRows));
}

async function findOne(orm: Orm, which: SQL | undefined): Promise<CatalogueVersion | undefined> {
  const { number, importedAt, isDemonstration, attribution, vehicleCount, rateCount } = catalogueVersions;
  const [row] = await orm
    .select({ number, importedAt, isDemonstration, attribution, vehicleCount, rateCount })
    .from(catalogueVersions)
    .where(which);
  return row?.importedAt ? { ...row, importedAt: row.importedAt } : undefined;
}
