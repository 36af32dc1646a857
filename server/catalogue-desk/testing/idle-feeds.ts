import { testFolder } from '#server/catalogue/import/testing/feed-files.ts';
import { createFeedDesk, type FeedDesk } from '#server/catalogue-desk/feed-desk.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Feeds of a site on which nobody uploads any. */
export async function idleFeeds(database: Database): Promise<FeedDesk> {
  const [feedFolder, workFolder] = [await testFolder(), await testFolder()];
  return createFeedDesk({ database, feedFolder, workFolder, feeds: { settle: async () => undefined } });
}
