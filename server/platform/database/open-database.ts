import type { Log } from '#server/platform/log/log.ts';
import type { Database, DatabaseLocation } from './database.ts';

/**
 * Opens PostgreSQL if a URL is given, else the embedded database in `<dataFolder>/database`. Only the driver that is
 * used is loaded. Throws `LockHeldError` when another process has the folder.
 */
export async function openDatabase(location: DatabaseLocation & { readonly log?: Log }): Promise<Database> {
  if (location.url) {
    const { openPostgresql } = await import('./open-postgresql.ts');
    return openPostgresql(location.url, location.log);
  }
  const { openEmbedded } = await import('./open-embedded.ts');
  return openEmbedded(location.dataFolder, location.log);
}
