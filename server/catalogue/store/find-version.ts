import { eq } from 'drizzle-orm';
import type { CatalogueVersion } from '#server/catalogue/catalogue.ts';
import type { Database, Orm } from '#server/platform/database/database.ts';
import { catalogueVersions } from './catalogue-tables.ts';

/** The source under which imports of the project's own catalogue are listed. */
export const demonstrationSource = 'demonstration';

/** Whether the current catalogue is the project's own demonstration, with nothing of another import in it. */
export async function isOwnDemonstration(orm: Orm): Promise<boolean> {
  const [current] = await orm
    .select({ source: catalogueVersions.source, isDemonstration: catalogueVersions.isDemonstration })
    .from(catalogueVersions)
    .where(eq(catalogueVersions.state, 'current'));
  return current?.isDemonstration === true && current.source === demonstrationSource;
}

/** The current version; undefined before the first import. Reads one row by index, so it can be called every second. */
export async function findVersion(database: Pick<Database, 'orm'>): Promise<CatalogueVersion | undefined> {
  return findCurrentVersion(database.orm);
}

/** As `findVersion`, within a transaction. */
export async function findCurrentVersion(orm: Orm): Promise<CatalogueVersion | undefined> {
  const [row] = await orm.select().from(catalogueVersions).where(eq(catalogueVersions.state, 'current'));
  if (!row?.importedAt) return undefined;
  const { number, importedAt, isDemonstration, attribution, vehicleCount, rateCount } = row;
  return { number, importedAt, isDemonstration, attribution, vehicleCount, rateCount };
}
