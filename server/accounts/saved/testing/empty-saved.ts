import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/** Removes everything that customers saved. */
export async function emptySaved(database: Database): Promise<void> {
  await database.orm.execute(
    sql`truncate table saved_searches, saved_deals, viewed_vehicles, alert_tokens, alerts`,
  );
}
