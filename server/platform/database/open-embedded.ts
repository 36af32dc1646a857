import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { makeWritableFolder } from '#server/platform/files/make-folder.ts';
import type { Log } from '#server/platform/log/log.ts';
import { type Database, LockHeldError, NoRoomError, type Orm } from './database.ts';
import { type EmbeddedClient, hasRoom, openEmbeddedClient } from './embedded-client.ts';
import { type FolderLock, lockFolder } from './lock-folder.ts';
import { refuseOtherHistory } from './migration-history.ts';
import { withinMs } from './within-ms.ts';

/**
 * PostgreSQL inside this process, in `<dataFolder>/database`. Its data survives SIGKILL, but it calls no fsync, so data
 * may be lost when the power fails. Throws `FolderError` when there is no such folder and none can be made,
 * `LockHeldError` when another process has the folder, `NoRoomError` when it
 * cannot be opened because the disk is full.
 */
export async function openEmbedded(dataFolder: string, log?: Log): Promise<Database> {
  await makeWritableFolder('DATA_FOLDER', dataFolder);
  let lock: FolderLock | undefined;
  try {
    lock = lockFolder(dataFolder);
    const { release } = lock;
    const client = await openEmbeddedClient({ dataDir: join(dataFolder, 'database'), log });
    return embeddedDatabase(client, release);
  } catch (error) {
    lock?.release();
    if (error instanceof LockHeldError || (await hasRoom(dataFolder))) throw error;
    throw new NoRoomError(dataFolder, { cause: error });
  }
}

function embeddedDatabase(client: EmbeddedClient, release: () => void): Database {
  const db = drizzle({ client: client as PGlite });
  const orm = db as unknown as Orm;
  const held = new Set<string>();
  return {
    kind: 'embedded',
    orm,
    // The lock on the folder excludes other processes, so migrations need no lock of their own.
    migrate: async (migrationsFolder) => {
      await refuseOtherHistory(orm, migrationsFolder);
      await migrate(db, { migrationsFolder });
    },
    exclusively: (name, work) => workAlone(held, name, work),
    isReachable: () => withinMs(2_000, orm.execute(sql`select 1`)),
    close: async () => {
      await client.close();
      release();
    },
  };
}

async function workAlone<T>(held: Set<string>, name: string, work: () => Promise<T>): Promise<T> {
  if (held.has(name)) throw new LockHeldError(`This process is busy with another "${name}".`);
  held.add(name);
  try {
    return await work();
  } finally {
    held.delete(name);
  }
}
