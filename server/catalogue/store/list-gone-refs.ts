import { sql } from 'drizzle-orm';
import type { CatalogueVersion } from '#server/catalogue/catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';

/**
 * The references of vehicles that were in the catalogue and are not in this version: those of the versions whose rows are
 * kept, and those whose prices are, for a year. Vehicles of a demonstration never were in a real catalogue.
 */
export async function listGoneRefs(
  { orm }: Pick<Database, 'orm'>,
  { number, isDemonstration }: Pick<CatalogueVersion, 'number' | 'isDemonstration'>,
): Promise<readonly string[]> {
  const { rows } = await orm.execute(sql`
    (
      select vehicle_ref from vehicles join catalogue_versions on catalogue_versions.number = vehicles.version
      where catalogue_versions.state = 'past' and catalogue_versions.is_demonstration = ${isDemonstration}
      union select vehicle_ref from price_records where version = ${number}
    )
    except select vehicle_ref from vehicles where version = ${number}`);
  return rows.map((row) => String(row.vehicle_ref));
}
