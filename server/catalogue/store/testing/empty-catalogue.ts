import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/** Removes every version of the catalogue and its rows. */
export async function emptyCatalogue(database: Database): Promise<void> {
  await database.orm.execute(sql`truncate table catalogue_versions, review_scores cascade`);
}
