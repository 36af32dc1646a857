import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '#server/platform/database/migrations-folder.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { makeOnce } from '#server/testing/make-once.ts';

/**
 * A new data folder, in `parent`, whose embedded database has every table and no row. It is a copy of one that the run makes once:
 * PostgreSQL takes five seconds of a core to set up a database, and a third of one to open a copy.
 */
export async function createDataFolder(parent = tmpdir()): Promise<string> {
  const dataFolder = await mkdtemp(join(parent, 'data-'));
  await cp(await makeOnce('migrated', migrateIn), dataFolder, { recursive: true });
  return dataFolder;
}

async function migrateIn(dataFolder: string): Promise<void> {
  const database = await openDatabase({ dataFolder });
  await database.migrate(migrationsFolder);
  await database.close();
}
