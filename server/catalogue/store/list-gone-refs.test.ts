import { expect } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { findVersion } from './find-version.ts';
import { listGoneRefs } from './list-gone-refs.ts';
import { replaceCatalogue } from './replace-catalogue.ts';
import { emptyCatalogue } from './testing/empty-catalogue.ts';
import { exampleVehicle } from './testing/example-catalogue.ts';

const test = testOnDatabases(emptyCatalogue);

interface Imported {
  readonly isDemonstration?: boolean;
  /** Vehicles whose prices are kept with this version. */
  readonly priced?: readonly string[];
}

async function importRefs(database: Database, refs: readonly string[], given: Imported = {}) {
  const { isDemonstration = false, priced = [] } = given;
  const kept = { contract: 'personal' as const, pricedOn: '2026-11-21', points: new Int32Array(4) };
  await replaceCatalogue(database, {
    vehicles: refs.map((ref) => exampleVehicle(ref)),
    rateCards: [],
    priceRecords: async () => priced.map((vehicleRef) => ({ ...kept, vehicleRef })),
    source: 'example',
    isDemonstration,
  });
  const version = await findVersion(database);
  return version ? (await listGoneRefs(database, version)).toSorted() : [];
}

const [one, two, three] = ['1000000001', '1000000002', '1000000003'] as const;

test('gone are vehicles of earlier versions and of kept prices, until they come back', async (database) => {
  expect(await importRefs(database, [one, two])).toEqual([]);
  expect(await importRefs(database, [two])).toEqual([one]);
  expect(await importRefs(database, [two], { priced: [two, three] })).toEqual([one, three]);
  expect(await importRefs(database, [one], { priced: [three] })).toEqual([two, three]);
});

test('a vehicle of a demonstration was never in a real catalogue', async (database) => {
  await importRefs(database, [one], { isDemonstration: true });

  expect(await importRefs(database, [two], { isDemonstration: true })).toEqual([one]);
  expect(await importRefs(database, [three])).toEqual([]);
});
