import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, vi } from 'vitest';
import { importFeed } from '#server/catalogue/import/import-feed.ts';
import { ratesCsv, testFile, testFolder, vehiclesCsv } from '#server/catalogue/import/testing/feed-files.ts';
import { loadCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import { importLock } from '#server/catalogue/store/replace-catalogue.ts';
import { emptyCatalogue } from '#server/catalogue/store/testing/empty-catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { createMailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { mailOutbox } from '#server/platform/mail/mail-outbox-table.ts';
import { silentLog } from '#server/testing/test-app.ts';
import { acceptFeed, decideWithin, declineFeed, listFeeds } from './decide-on-feed.ts';
import { feedChunks, feedFiles, feedLock, placeOf } from './feed-tables.ts';
import { type FollowedFeeds, followFeeds } from './follow-feeds.ts';

// Imports on the embedded database take a second each, on a busy machine ten times as long.
vi.setConfig({ testTimeout: 90_000 });

const test = testOnDatabases(async (database) => {
  await emptyCatalogue(database);
  for (const table of [feedChunks, feedFiles]) await database.orm.delete(table);
  await database.orm.delete(mailOutbox);
});

const today = () => '2026-11-21';

/** A site with a feed folder that looks when it is told to. A file counts as complete from the second look on. */
async function startFeeds(database: Database, folder?: string) {
  const where = folder ?? (await testFolder());
  const feeds = await startNode(database, { folder: where });
  const lookTwice = async () => {
    await feeds.look();
    await feeds.look();
  };
  return {
    folder: where,
    feeds,
    lookTwice,
    put: (name: string, text: string) => writeFile(join(where, name), text),
  };
}

/** A node of the site, with a feed folder or without. */
async function startNode(database: Database, options: Partial<FollowedFeeds> = {}) {
  const feeds = followFeeds({
    database,
    outbox: createMailOutbox({ database }),
    staffAddress: 'stock@example.com',
    workFolder: await testFolder(),
    today,
    log: silentLog,
    prepared: Promise.resolve(),
    everyMs: 1_000_000,
    settleMs: 0,
    ...options,
  });
  onTestFinished(() => feeds.close());
  return feeds;
}

async function importVehicles(database: Database): Promise<void> {
  const vehiclesPath = await testFile('v.csv', vehiclesCsv({}, { vehicle_ref: '1000000002' }));
  const ratesPath = await testFile('r.csv', ratesCsv({}));
  await importFeed(
    database,
    { vehiclesPath, ratesPath },
    {
      mode: 'merge',
      isDryRun: false,
      isConfirmed: false,
      maxRejectsPercent: 5,
      today: today(),
      progress: () => undefined,
    },
  );
}

const mailsOf = async ({ orm }: Database) =>
  (await orm.select().from(mailOutbox)).map(({ recipient, subject, text }) => ({ recipient, subject, text }));
const statesOf = async ({ orm }: Database) => (await orm.select().from(feedFiles)).map(({ state }) => state);
const namesIn = async (folder: string, sub: string) =>
  (await readdir(join(folder, sub))).map((name) => name.replace(/^\d{8}-\d{6}-/, '')).toSorted();
const rateCount = async (database: Database) => (await loadCatalogue(database))?.version.rateCount;

test('a file that stays as it is is imported once, moved to done, and told of by mail', async (database) => {
  await importVehicles(database);
  const { folder, feeds, lookTwice, put } = await startFeeds(database);
  const text = ratesCsv({ vehicle_ref: '1000000002' }, { vehicle_ref: '1000000002', term_months: 'x' });
  const many = ratesCsv(
    ...Array.from({ length: 30 }, (_, at) => ({ vehicle_ref: '1000000002', term_months: String(at + 12) })),
  );
  await put('rates-today.csv', `${many}${text.split('\n').slice(2).join('\n')}`);

  await feeds.look();
  expect(await statesOf(database)).toEqual([]);
  await feeds.look();

  expect(await rateCount(database)).toBe(31);
  expect(await namesIn(folder, 'done')).toEqual([
    'rates-today.csv',
    'rates-today.csv.rejects.csv',
    'rates-today.csv.report.txt',
  ]);
  const [mail, ...others] = await mailsOf(database);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: 'stock@example.com',
    subject: 'Feed rates-today.csv: imported as version 2',
  });
  expect(mail?.text).toContain('rates-today.csv came from the watched folder.');
  expect(mail?.text).toContain('Rate rows: 30 good, 1 rejected');
  expect((await loadCatalogue(database))?.version).toMatchObject({ number: 2 });

  await put(
    'rates-again.csv',
    await readFile(join(folder, 'done', (await readdir(join(folder, 'done')))[0] ?? ''), 'utf8'),
  );
  await lookTwice();
  expect((await loadCatalogue(database))?.version.number).toBe(2);
  expect(await namesIn(folder, 'done')).toContain('rates-again.csv');
  expect(await mailsOf(database)).toHaveLength(1);
});

test('a file that still grows, an unfinished name and a folder are left alone', async (database) => {
  await importVehicles(database);
  const { folder, feeds, lookTwice, put } = await startFeeds(database);
  await put('rates.csv.part', ratesCsv({}));
  await put('.rates.csv', ratesCsv({}));
  await mkdir(join(folder, 'rates-folder'));
  await lookTwice();
  for (let rows = 1; rows < 4; rows += 1) {
    await put('rates.csv', ratesCsv(...Array.from({ length: rows }, () => ({ vehicle_ref: '1000000002' }))));
    await feeds.look();
  }

  expect(await statesOf(database)).toEqual([]);
});

test('an import that looks wrong waits, asks staff by mail, and is accepted or declined by command', async (database) => {
  await importVehicles(database);
  const { folder, lookTwice, put } = await startFeeds(database);
  await put('rates-a.csv', ratesCsv({ monthly_rental: '24.95' }));
  await lookTwice();
  const priceNow = async () =>
    (await loadCatalogue(database))?.rateCards[0]?.monthlyPence.find((pence) => pence > 0);

  expect(await statesOf(database)).toEqual(['pending']);
  expect(await priceNow()).toBe(24_950);
  const [mail] = await mailsOf(database);
  expect(mail?.subject).toBe('Feed rates-a.csv: waits for you');
  expect(mail?.text).toContain('median personal price falls by 90%');
  const name = /accept-feed (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await readdir(join(folder, 'pending'))).toContain(name);

  const options = {
    ...{ by: 'Ann', reason: 'Checked with the funder.', isDryRun: false },
    ...{ today: today(), progress: () => undefined },
  };
  const place = { database, folder, workFolder: await testFolder() };
  await expect(acceptFeed({ ...place, name: 'other.csv' }, options)).rejects.toThrow(
    'No file other.csv waits',
  );
  await acceptFeed({ ...place, name }, { ...options, isDryRun: true });
  expect(await priceNow()).toBe(24_950);
  await acceptFeed({ ...place, name }, options);

  expect(await priceNow()).toBe(2_495);
  expect(await namesIn(folder, 'done')).toEqual(['rates-a.csv', 'rates-a.csv.report.txt']);
  expect(await readFile(join(folder, 'done', `${name}.report.txt`), 'utf8')).toMatch(
    /Imported as version 2\..*\nAccepted by Ann\. Checked with the funder\.\n$/s,
  );
  expect(await readdir(join(folder, 'pending'))).toEqual([`${name}.report.txt`]);
  expect(await database.orm.$count(feedChunks)).toBe(0);
  await expect(acceptFeed({ ...place, name }, options)).rejects.toThrow('waits to be accepted');

  await put('rates-b.csv', ratesCsv({ monthly_rental: '999.00' }));
  await lookTwice();
  const [waiting] = (await listFeeds(database, 5)).filter(({ state }) => state === 'pending');
  await declineFeed({ ...place, name: waiting?.keptAs ?? '' }, { by: 'Ann', progress: () => undefined });
  expect(await priceNow()).toBe(2_495);
  expect(await namesIn(folder, 'rejected')).toContain('rates-b.csv');
});

test('a file that cannot be read is put away with the reason; mended, or with a mended layout, it is tried again', async (database) => {
  await importVehicles(database);
  const { feeds, lookTwice, put } = await startFeeds(database);
  await put('prices.csv', 'Code;Rental\n1000000002;250,00\n');
  await put('rates.csv', 'no header at all\n');
  await lookTwice();

  expect(await statesOf(database)).toEqual(['rejected', 'rejected']);
  expect((await mailsOf(database)).map(({ subject }) => subject).toSorted()).toEqual([
    'Feed prices.csv: rejected',
    'Feed rates.csv: rejected',
  ]);
  expect((await mailsOf(database)).map(({ text }) => text).join('\n')).toContain(
    'prices.csv is read by no layout',
  );
  expect(feeds.gauges.feed_last_result?.read()).toBe(0);
  expect(feeds.gauges.feed_last_success_timestamp_seconds?.read()).toBe(0);

  const layout = `reads: rates
files: prices*.csv
vat: excluded
decimal: ","
columns: { vehicle_ref: Code, monthly_rental: Rental }
constants: { contract: personal, funder: F, ratebook: R, valid_from: 2026-11-01, valid_to: 2027-01-31, term_months: 36, annual_miles: 10000, initial_months: 6, maintained: no, excess_ppm: 8 }
`;
  await put('layouts/prices.yaml', layout.replace('vat: excluded\n', ''));
  await put('prices.csv', 'Code;Rental\n1000000002;250,00\n');
  await lookTwice();
  expect((await mailsOf(database)).at(-1)?.text).toContain('prices.yaml, line 1: lacks vat');
  await put('layouts/prices.yaml', layout);
  await put('prices.csv', 'Code;Rental\n1000000002;250,00\n');
  await lookTwice();

  expect(await statesOf(database)).toContain('imported');
  expect(await rateCount(database)).toBe(2);
  expect(feeds.gauges.feed_last_result?.read()).toBe(1);
  expect(feeds.gauges.feed_last_success_timestamp_seconds?.read()).toBeGreaterThan(1e9);
});

test('a site that stops amid an import leaves the file for the next one', async (database) => {
  await importVehicles(database);
  const folder = await testFolder();
  // It begins to stop as the import asks what day it is.
  const stopping = await startNode(database, {
    folder,
    today: () => {
      void stopping.close();
      return today();
    },
  });
  await writeFile(join(folder, 'rates.csv'), ratesCsv({ vehicle_ref: '1000000002' }));
  await stopping.look();
  await stopping.look();
  expect(await statesOf(database)).toEqual(['reading']);
  const left = await rateCount(database);
  const next = await startFeeds(database, folder);
  await next.lookTwice();

  expect([left, await rateCount(database)]).toEqual([1, 2]);
  expect(await namesIn(folder, 'done')).toContain('rates.csv');
  expect(await mailsOf(database)).toHaveLength(1);
});

test('of two nodes one takes the files, and while another import runs they wait', async (database) => {
  await importVehicles(database);
  const one = await startFeeds(database);
  const other = await startFeeds(database, one.folder);
  await one.put('rates.csv', ratesCsv({ vehicle_ref: '1000000002' }));
  await one.feeds.look();
  await other.feeds.look();

  await database.exclusively(feedLock, () => one.feeds.look());
  expect(await statesOf(database)).toEqual([]);
  await database.exclusively(importLock, () => one.feeds.look());
  expect(await statesOf(database)).toEqual(['reading']);
  await Promise.all([one.feeds.look(), other.feeds.look()]);

  expect(await statesOf(database)).toEqual(['imported']);
  expect((await loadCatalogue(database))?.version.number).toBe(2);
  expect(await mailsOf(database)).toHaveLength(1);
});

test('a file that was being read when the process was killed is read again, three times at most', async (database) => {
  await importVehicles(database);
  const { folder, lookTwice, put } = await startFeeds(database);
  const leaveReading = async (months: string, tries: number) => {
    await put(`rates-${months}.csv`, ratesCsv({ vehicle_ref: '1000000002', term_months: months }));
    await database.exclusively(importLock, lookTwice);
    await database.orm.update(feedFiles).set({ tries }).where(eq(feedFiles.state, 'reading'));
  };

  await leaveReading('24', 2);
  expect(await statesOf(database)).toEqual(['reading']);
  await lookTwice();
  expect(await statesOf(database)).toEqual(['imported']);
  expect(await namesIn(folder, 'done')).toEqual(['rates-24.csv', 'rates-24.csv.report.txt']);
  await leaveReading('48', 3);
  await lookTwice();

  expect((await statesOf(database)).toSorted()).toEqual(['imported', 'rejected']);
  expect((await mailsOf(database)).at(-1)?.text).toContain('ended 3 times while it read this file');
  expect(await namesIn(folder, 'rejected')).toEqual(['rates-48.csv', 'rates-48.csv.report.txt']);
});

test('a file whose import was stored but which was not yet moved is only moved', async (database) => {
  await importVehicles(database);
  const { folder, lookTwice, put } = await startFeeds(database);
  const text = ratesCsv({ vehicle_ref: '1000000002' });
  await put('rates.csv', text);
  await lookTwice();
  const [row] = await listFeeds(database, 1);
  if (!row) throw new Error('No feed');
  await rm(join(folder, placeOf(row)));
  await put('rates.csv', text);
  await lookTwice();

  expect(await readdir(join(folder, 'done'))).toContain(row.keptAs);
  expect((await loadCatalogue(database))?.version.number).toBe(2);
  expect(await mailsOf(database)).toHaveLength(1);
  await database.orm.delete(feedFiles).where(eq(feedFiles.state, 'imported'));
});

test('a file that waits is accepted through a node without it, and the node that has it puts it away', async (database) => {
  await importVehicles(database);
  const { folder, lookTwice, put, feeds } = await startFeeds(database);
  await put('rates-a.csv', ratesCsv({ monthly_rental: '24.95' }));
  await lookTwice();
  const [waiting] = await listFeeds(database, 1);
  const decision = { hash: waiting?.hash ?? '', by: 'ann@example.co.uk', reason: 'Right' } as const;
  await decideWithin(database.orm, { ...decision, state: 'accepted', isConfirmed: true });
  await (await startNode(database)).look();

  expect(await statesOf(database)).toEqual(['imported']);
  expect((await loadCatalogue(database))?.version.number).toBe(2);
  expect(await database.orm.$count(feedChunks)).toBe(0);
  expect(await namesIn(folder, 'pending')).toContain('rates-a.csv');
  await feeds.look();
  expect(await namesIn(folder, 'pending')).not.toContain('rates-a.csv');
  expect(await namesIn(folder, 'done')).toContain('rates-a.csv');
});

test('a file that was taken is imported by a node without the folder if its own node has gone', async (database) => {
  await importVehicles(database);
  const { folder, feeds, lookTwice, put } = await startFeeds(database);
  const bad = { vehicle_ref: '1000000002', term_months: 'x' };
  const good = Array.from({ length: 30 }, (_, at) => ({
    vehicle_ref: '1000000002',
    term_months: String(at + 12),
  }));
  await put('rates.csv', ratesCsv(...good, bad));
  await database.exclusively(importLock, lookTwice);
  await (await startNode(database)).look();

  expect(await statesOf(database)).toEqual(['imported']);
  const [mail] = await mailsOf(database);
  expect(mail?.text).toContain(`what was rejected: ${join(folder, 'done')}/`);
  expect(await namesIn(folder, 'done')).toEqual([]);
  await feeds.look();
  expect(await namesIn(folder, 'done')).toEqual([
    'rates.csv',
    'rates.csv.rejects.csv',
    'rates.csv.report.txt',
  ]);
  expect(await database.orm.$count(feedChunks, eq(feedChunks.part, 'content'))).toBe(0);
});

test('a mail that cannot be stored leaves nothing imported, and the file is taken again', async (database) => {
  await importVehicles(database);
  const folder = await testFolder();
  const outbox = createMailOutbox({ database });
  let isAway = true;
  const storeWithin: typeof outbox.storeWithin = async (orm, mail) => {
    if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNRESET' });
    await outbox.storeWithin(orm, mail);
  };
  const feeds = await startNode(database, { folder, outbox: { storeWithin } });
  await writeFile(join(folder, 'rates.csv'), ratesCsv({ vehicle_ref: '1000000002' }));
  await feeds.look();
  await feeds.look();
  expect([await statesOf(database), await rateCount(database)]).toEqual([['reading'], 1]);
  isAway = false;
  await feeds.look();

  expect([await statesOf(database), await rateCount(database)]).toEqual([['imported'], 2]);
  expect(await mailsOf(database)).toHaveLength(1);
});
