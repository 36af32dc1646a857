import { expect } from 'vitest';
import { UnconfirmedImport } from '#server/catalogue/import/catalogue-update.ts';
import { undoChange } from '#server/catalogue/import/undo-change.ts';
import { listVersions } from '#server/catalogue/store/list-versions.ts';
import { loadCatalogue } from '#server/catalogue/store/load-catalogue.ts';
import { replaceCatalogue } from '#server/catalogue/store/replace-catalogue.ts';
import { emptyCatalogue } from '#server/catalogue/store/testing/empty-catalogue.ts';
import { exampleCard, exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { withdraw } from './change-catalogue.ts';

const refs = Array.from({ length: 6 }, (_, at) => String(1_000_000_001 + at));
const options = {
  isDryRun: false,
  isConfirmed: false,
  by: 'Ada',
  reason: 'sold',
  today: '2026-11-21',
  progress: () => undefined,
};
/** Every vehicle is in EX-1; the first is in two ratebooks called EX-2 as well. */
const catalogue = {
  vehicles: refs.map((ref) => exampleVehicle(ref)),
  rateCards: [
    ...refs.map((ref) => exampleCard(ref)),
    exampleCard('1000000001', { ratebookId: 'EX-2' }),
    exampleCard('1000000001', { ratebookId: 'EX-2', funder: 'Other Finance' }),
  ],
};

const test = testOnDatabases(async (database) => {
  await emptyCatalogue(database);
  const labels = { source: 'a.csv', isDemonstration: false, attribution: 'By Ada' };
  await replaceCatalogue(database, { ...catalogue, ...labels });
});

const shown = async (database: Database) => {
  const stored = await loadCatalogue(database);
  return {
    vehicles: stored?.vehicles.map(({ vehicleRef }) => vehicleRef),
    books: stored?.rateCards.map(({ vehicleRef, ratebookId }) => `${vehicleRef.at(-1)} ${ratebookId}`).sort(),
  };
};

test('a withdrawn vehicle goes with its prices, as a version that can be undone', async (database) => {
  const before = await shown(database);
  const dry = await withdraw(database, { vehicleRef: '1000000001' }, { ...options, isDryRun: true });
  expect(dry.difference.vehicles).toEqual({ added: 0, removed: 1, changed: 0 });
  expect(await shown(database)).toEqual(before);

  await withdraw(database, { vehicleRef: '1000000001' }, options);

  expect(await shown(database)).toEqual({
    vehicles: refs.slice(1),
    books: ['2 EX-1', '3 EX-1', '4 EX-1', '5 EX-1', '6 EX-1'],
  });
  const [newest] = await listVersions(database);
  expect(newest).toMatchObject({
    action: 'withdrawal',
    reason: 'sold',
    source: 'a.csv',
    attribution: 'By Ada',
  });
  await undoChange(database, { takesDemonstration: true }, options);
  expect(await shown(database)).toEqual(before);
});

test('a withdrawn ratebook goes with all its prices, and its vehicles stay', async (database) => {
  await withdraw(database, { ratebookId: 'EX-2', funder: 'Other Finance' }, options);
  expect((await loadCatalogue(database))?.rateCards).toHaveLength(7);
  expect((await shown(database)).vehicles).toEqual(refs);

  const losing = withdraw(database, { ratebookId: 'EX-1' }, options);
  await expect(losing).rejects.toThrow('5 of 6 vehicles (83.3%) that have a price today would have none');
  await expect(losing).rejects.toThrow(UnconfirmedImport);
  await withdraw(database, { ratebookId: 'EX-1' }, { ...options, isConfirmed: true });
  expect((await shown(database)).books).toEqual(['1 EX-2']);
});

test('what is not there, or could be either of two, is refused and nothing changes', async (database) => {
  for (const [withdrawn, words] of [
    [{ vehicleRef: '9999999999' }, 'no vehicle 9999999999'],
    [{ ratebookId: 'EX-9' }, 'no ratebook EX-9'],
    [{ ratebookId: 'EX-1', funder: 'Other Finance' }, 'no ratebook EX-1 (Other Finance)'],
    [{ ratebookId: 'EX-2' }, 'EX-2 (Example Finance) and EX-2 (Other Finance): name one with --funder.'],
  ] as const) {
    await expect(withdraw(database, withdrawn, options)).rejects.toThrow(words);
  }
  expect(await listVersions(database)).toHaveLength(1);
  await emptyCatalogue(database);
  await expect(withdraw(database, { ratebookId: 'EX-1' }, options)).rejects.toThrow('no catalogue yet');
});
