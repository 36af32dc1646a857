import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { toPricePoints } from '#server/catalogue/price-record.ts';
import { rateCards } from '#server/catalogue/store/catalogue-tables.ts';
import { listVersions } from '#server/catalogue/store/list-versions.ts';
import { loadCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import { emptyCatalogue } from '#server/catalogue/store/testing/empty-catalogue.ts';
import { exampleCard, exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { applyUpdate } from './apply-update.ts';
import { type ApplyOptions, UnconfirmedImport } from './catalogue-update.ts';
import { undoChange } from './undo-change.ts';

const test = testOnDatabases(emptyCatalogue);
const noRows = { accepted: 0, rejected: 0 };
const options: ApplyOptions = {
  mode: 'replace',
  isDryRun: false,
  isConfirmed: true,
  by: 'Ada',
  today: '2026-11-21',
  progress: () => undefined,
};
const asked = { takesDemonstration: true };

/** Imports vehicles, each at this price, as a feed with this name. */
function importPriced(
  database: Database,
  monthlyPence: number,
  {
    refs = ['1000000001'],
    source = 'a.csv',
    isDemonstration = false,
    ...changed
  }: Partial<ApplyOptions> & {
    readonly refs?: readonly string[];
    readonly source?: string;
    readonly isDemonstration?: boolean;
  } = {},
) {
  const grid = { terms: [36], miles: [10_000], initials: [6] };
  const cells = { monthlyPence: Int32Array.of(monthlyPence, 0), excessTenths: Uint16Array.of(90, 0) };
  return applyUpdate(
    database,
    { ...options, ...changed },
    {
      isDemonstration,
      read: async () => ({
        vehicles: refs.map((ref) => exampleVehicle(ref)),
        rateCards: refs.map((ref) => exampleCard(ref, { grid, ...cells })),
        ...{ source, attribution: `By ${source}`, vehicleRows: noRows, rateRows: noRows, readings: [] },
      }),
    },
  );
}

const partsOf = async (database: Database) => {
  const stored = await loadCatalogue(database);
  return {
    vehicles: stored?.vehicles,
    rateCards: stored?.rateCards,
    attribution: stored?.version.attribution,
  };
};

const pointsOf = async (database: Database) => {
  const record = (await loadCatalogue(database))?.priceRecords.find(
    ({ contract }) => contract === 'personal',
  );
  return toPricePoints(record?.points ?? new Int32Array()).map(
    ({ on, monthlyPence }) => `${on} ${monthlyPence}`,
  );
};

test('an undo brings the version before back whole, as a new version, and can be undone', async (database) => {
  await importPriced(database, 200_00, { refs: ['1000000001', '1000000002'] });
  const first = await partsOf(database);
  await importPriced(database, 900_00, { source: 'b.csv' });
  const second = await partsOf(database);

  const undone = await undoChange(database, asked, { ...options, by: 'Grace', reason: 'wrong file' });
  expect(undone).toMatchObject({ version: 3, restored: 1, difference: { vehicles: { added: 1 } } });
  expect(await partsOf(database)).toEqual(first);

  await undoChange(database, asked, options);
  expect(await partsOf(database)).toEqual(second);
  expect(await listVersions(database)).toMatchObject([
    { number: 4, state: 'current', action: 'undo', restored: 2, source: 'b.csv', madeBy: 'Ada' },
    { number: 3, state: 'past', action: 'undo', restored: 1, madeBy: 'Grace', reason: 'wrong file' },
    { number: 2, action: 'import', hasRows: true, madeBy: 'Ada', reason: '' },
    { number: 1, action: 'import', hasRows: true },
  ]);
});

test('what was undone leaves the price record, and comes back when that is undone', async (database) => {
  await importPriced(database, 200_00, { today: '2026-11-01' });
  await importPriced(database, 2_000_00, { today: '2026-11-10' });
  const withMistake = await pointsOf(database);

  await undoChange(database, asked, { ...options, today: '2026-11-12' });
  expect(await pointsOf(database)).toEqual(['2026-11-01 24000']);
  await importPriced(database, 190_00, { today: '2026-11-20' });
  expect(await pointsOf(database)).toEqual(['2026-11-01 24000', '2026-11-20 22800']);

  await undoChange(database, { ...asked, version: 2 }, options);
  expect(await pointsOf(database)).toEqual(withMistake);
});

test('five versions are kept; an earlier one, the current one and an unknown one are refused', async (database) => {
  const none = undoChange(database, asked, options);
  await expect(none).rejects.toThrow('There is no earlier version to go back to.');
  for (let version = 1; version <= 6; version += 1) await importPriced(database, version * 100_00);
  const shown = await partsOf(database);

  for (const [version, words] of [
    [1, 'Version 1 is not kept. You can go back to: 5, 4, 3, 2.'],
    [6, 'Version 6 is what the site shows now.'],
    [9, 'Version 9 is not kept.'],
  ] as const) {
    await expect(undoChange(database, { ...asked, version }, options)).rejects.toThrow(words);
  }
  expect(await partsOf(database)).toEqual(shown);
  expect(await undoChange(database, { ...asked, version: 2 }, options)).toMatchObject({ restored: 2 });
});

test('a version that has lost rows is refused', async (database) => {
  await importPriced(database, 200_00);
  await importPriced(database, 210_00);
  await database.orm.delete(rateCards).where(eq(rateCards.version, 1));

  await expect(undoChange(database, asked, options)).rejects.toThrow('no longer whole');
  expect((await loadCatalogue(database))?.version.number).toBe(2);
});

test('an undo asks about vehicles that would go, not about prices; a dry run changes nothing', async (database) => {
  const refs = ['1000000001', '1000000002', '1000000003'];
  await importPriced(database, 200_00, { refs });
  await importPriced(database, 2_000_00, { refs });
  const dry = await undoChange(database, asked, { ...options, isDryRun: true, isConfirmed: false });
  expect([dry.version, dry.review.findings]).toEqual([3, []]);
  expect((await loadCatalogue(database))?.version.number).toBe(2);

  await importPriced(database, 200_00, { refs: [...refs, '1000000004', '1000000005'] });
  const asking = undoChange(database, asked, { ...options, isConfirmed: false });
  await expect(asking).rejects.toThrow(UnconfirmedImport);
  expect((await loadCatalogue(database))?.version.number).toBe(3);
});

test('a demonstration comes back as one, unless the site shows none', async (database) => {
  await importPriced(database, 200_00, { isDemonstration: true, source: 'demonstration' });
  await importPriced(database, 300_00);

  const refused = undoChange(database, { takesDemonstration: false }, options);
  await expect(refused).rejects.toThrow('demonstration data, which this site does not show');
  await undoChange(database, asked, options);
  expect((await loadCatalogue(database))?.version.isDemonstration).toBe(true);
});
