import { readdir } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { importFeed } from '#server/catalogue/import/import-feed.ts';
import { ratesCsv, testFile, testFolder, vehiclesCsv } from '#server/catalogue/import/testing/feed-files.ts';
import { findVersion } from '#server/catalogue/store/find-version.ts';
import { emptyCatalogue } from '#server/catalogue/store/testing/empty-catalogue.ts';
import { feedChunks, feedFiles } from '#server/catalogue/unattended/feed-tables.ts';
import { followFeeds } from '#server/catalogue/unattended/follow-feeds.ts';
import { createCatalogueDesk } from '#server/catalogue-desk/catalogue-desk.ts';
import { createFeedDesk } from '#server/catalogue-desk/feed-desk.ts';
import type { UploadSizes } from '#server/catalogue-desk/receive-feeds.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createMailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { createStaffSite, members } from '#server/staff/testing/staff-site.ts';
import { silentLog } from '#server/testing/test-app.ts';

const today = () => '2026-11-21';

/** Leaves a catalogue of two vehicles, one of them with a rate of £249.50, and no feeds. */
export async function prepareFeeds(database: Database): Promise<void> {
  await emptyCatalogue(database);
  for (const table of [feedChunks, feedFiles]) await database.orm.delete(table);
  const vehiclesPath = await testFile('v.csv', vehiclesCsv({}, { vehicle_ref: '1000000002' }));
  const ratesPath = await testFile('r.csv', ratesCsv({}));
  const options = { mode: 'merge', isDryRun: false, isConfirmed: false, maxRejectsPercent: 5 } as const;
  await importFeed(
    database,
    { vehiclesPath, ratesPath },
    { ...options, today: today(), progress: () => undefined },
  );
}

/** What uploads are checked and imported with. */
export const testWork = (database: Database, workFolder: string) => ({
  database,
  workFolder,
  today,
  outbox: createMailOutbox({ database }),
  staffAddress: 'stock@example.com',
  log: silentLog,
});

/** A node of the site with folders of its own, which waits for its imports for as long as they take. */
export async function openNode(database: Database, options: { readonly sizes?: UploadSizes } = {}) {
  const [feedFolder, workFolder] = [await testFolder(), await testFolder()];
  const uploads = followFeeds({
    ...testWork(database, workFolder),
    prepared: Promise.resolve(),
    everyMs: 1_000_000,
  });
  onTestFinished(() => uploads.close());
  const feeds = createFeedDesk({
    ...options,
    database,
    feeds: uploads,
    feedFolder,
    workFolder,
    patienceMs: 300_000,
  });
  const parts = { database, today, takesDemonstration: true, listRatebooks: () => [], feeds };
  const site = await createStaffSite({ database, services: { catalogueDesk: createCatalogueDesk(parts) } });
  const signIn = async (email: string = members.admin) => {
    const member = site.newMember();
    await member.signIn(email);
    return member;
  };
  return { ...site, ...{ uploads, feedFolder, workFolder, signIn } };
}

/** Number of the version that is shown. */
export const numberOf = async (database: Database) => (await findVersion(database))?.number;

/** What the database and the node's disk hold of feeds: states, pieces of content, files. */
export async function heldOf({ orm }: Database, workFolder: string) {
  const states = (await orm.select().from(feedFiles)).map(({ state }) => state);
  const content = (await orm.select().from(feedChunks)).filter(({ part }) => part === 'content').length;
  return { states, content, files: await readdir(workFolder) };
}
