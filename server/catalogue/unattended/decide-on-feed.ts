import { join } from 'node:path';
import { and, desc, eq } from 'drizzle-orm';
import type { ApplyOptions } from '#server/catalogue/import/catalogue-update.ts';
import { importFeed } from '#server/catalogue/import/import-feed.ts';
import { Refusal } from '#server/platform/command-line/failures.ts';
import type { Database } from '#server/platform/database/database.ts';
import { chooseReading } from './choose-reading.ts';
import { hasFile, keepFile } from './feed-folder.ts';
import { feedFiles } from './feed-tables.ts';
import { feedLock } from './follow-feeds.ts';

/** A file that waits, and the folder it waits in. */
export interface WaitingFeed {
  readonly database: Database;
  readonly folder: string;
  /** Its name in `pending`, as the mail gives it. */
  readonly name: string;
}

type AcceptOptions = Pick<ApplyOptions, 'by' | 'reason' | 'isDryRun' | 'today' | 'progress' | 'signal'>;

/**
 * Imports a file that waits to be accepted, whatever looks wrong about it, and moves it to `done`. Throws `Refusal` when
 * no such file waits, or the import is refused; it then goes on waiting.
 */
export function acceptFeed(waiting: WaitingFeed, options: AcceptOptions) {
  const { database, folder, name } = waiting;
  return database.exclusively(feedLock, async () => {
    const entry = await getWaiting(waiting);
    const path = join(folder, 'pending', name);
    const { files } = await chooseReading(folder, path, entry.name);
    const outcome = await importFeed(database, files, {
      ...options,
      mode: 'merge',
      isConfirmed: true,
      maxRejectsPercent: 5,
    });
    if (options.isDryRun) return outcome;
    const { version } = outcome;
    await setEnding(waiting, { state: 'imported', version, keptAs: `done/${name}`, endedAt: new Date() });
    await keepFile(folder, path, {
      keptAs: `done/${name}`,
      report: `${entry.report}\nAccepted by ${options.by}.`,
    });
    return outcome;
  });
}

/** Moves a file that waits to `rejected` without importing it. Throws `Refusal` when no such file waits. */
export function declineFeed(waiting: WaitingFeed, by: string): Promise<void> {
  const { database, folder, name } = waiting;
  return database.exclusively(feedLock, async () => {
    const entry = await getWaiting(waiting);
    await setEnding(waiting, { state: 'declined', keptAs: `rejected/${name}`, endedAt: new Date() });
    const report = `${entry.report}\nDeclined by ${by}.`;
    await keepFile(folder, join(folder, 'pending', name), { keptAs: `rejected/${name}`, report });
  });
}

/** The latest files that came by themselves, newest first. */
export function listFeeds({ orm }: Database, limit: number) {
  return orm.select().from(feedFiles).orderBy(desc(feedFiles.takenAt)).limit(limit);
}

async function getWaiting({ database, folder, name }: WaitingFeed) {
  const isWaiting = and(eq(feedFiles.state, 'pending'), eq(feedFiles.keptAs, `pending/${name}`));
  const [entry] = await database.orm.select().from(feedFiles).where(isWaiting);
  if (!entry) throw new Refusal(`No file ${name} waits to be accepted. "feeds" lists those that do.`);
  if (await hasFile(join(folder, 'pending', name))) return entry;
  throw new Refusal(`${join(folder, 'pending', name)} is not there. Is FEED_FOLDER the folder of the site?`);
}

async function setEnding(
  { database, name }: WaitingFeed,
  ending: Partial<typeof feedFiles.$inferInsert>,
): Promise<void> {
  await database.orm
    .update(feedFiles)
    .set(ending)
    .where(eq(feedFiles.keptAs, `pending/${name}`));
}
