import { expect, vi } from 'vitest';
import { ratesCsv, testFile, testFolder } from '#server/catalogue/import/testing/feed-files.ts';
import { feedFiles } from '#server/catalogue/unattended/feed-tables.ts';
import { settleFeeds } from '#server/catalogue/unattended/settle-feeds.ts';
import { takeUpload } from '#server/catalogue/unattended/take-upload.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { prepareFeeds, testWork } from './testing/feed-node.ts';

vi.setConfig({ testTimeout: 90_000 });

const test = testOnDatabases(prepareFeeds);

async function addUpload(database: Database, name: string, text: string): Promise<void> {
  const files = [{ path: await testFile(name, text), name }];
  const upload = { files, readAs: 'rates', by: 'ann@example.co.uk', alongside: async () => undefined };
  await takeUpload(database, await testFolder(), upload);
}

/** Checks what waits. Returns the names of the files as their checks began. */
async function settle(database: Database, turnMs?: number): Promise<readonly string[]> {
  const begun: string[] = [];
  const known = new Map<string, number>();
  const orm = database.orm;
  const note = async () => {
    for (const { name, tries } of await orm.select().from(feedFiles)) {
      if (tries > 0 && !known.has(name)) begun.push(name);
      if (tries > 0) known.set(name, tries);
      else known.delete(name);
    }
  };
  const watch = setInterval(() => void note(), 5);
  await settleFeeds({ ...testWork(database, await testFolder()), turnMs });
  clearInterval(watch);
  return begun;
}

const good = ratesCsv({ vehicle_ref: '1000000002' });
const manyBad = (count: number) => `${good}${'1000000002,nonsense\n'.repeat(count)}`;

test('a file that takes long goes behind those that wait, and is checked to its end after them', async (database) => {
  // Fifteen ratebooks of 49 terms, 20 mileages, with and without maintenance.
  const rates = Array.from({ length: 29_400 }, (_, at) => ({
    vehicle_ref: '1000000002',
    ratebook: `EX-${Math.floor(at / 1960)}`,
    term_months: String(12 + (at % 49)),
    annual_miles: String(5_000 + 1_000 * (Math.floor(at / 49) % 20)),
    maintained: at % 1960 < 980 ? 'no' : 'yes',
  }));
  await addUpload(database, 'long.csv', ratesCsv(...rates));
  await addUpload(database, 'short.csv', good);
  const begun = await settle(database, 40);
  const rows = await database.orm.select().from(feedFiles);

  expect(begun[0]).toBe('long.csv');
  expect(begun.lastIndexOf('long.csv')).toBeGreaterThan(begun.indexOf('short.csv'));
  expect(rows.map(({ state, tries }) => [state, tries])).toEqual([
    ['pending', 0],
    ['pending', 0],
  ]);
});

test('a file of nothing but bad rows is given up once the list of them is full', async (database) => {
  await addUpload(database, 'bad.csv', manyBad(600_000));
  await settle(database);
  const [row] = await database.orm.select().from(feedFiles);
  const read = Number(/(\d+) of (\d+) rows are bad/.exec(row?.report ?? '')?.[2]);

  expect(row?.state).toBe('rejected');
  expect(read).toBeGreaterThan(100_000);
  expect(read).toBeLessThan(150_000);
});
