import { expect } from 'vitest';
import { buildSnapshot } from '#server/catalogue/snapshot/build-snapshot.ts';
import { testOnDatabases } from '#server/platform/database/testing/test-databases.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { createRateSources } from './create-rate-sources.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { replaceCatalogue } from './replace-catalogue.ts';
import { emptyCatalogue } from './testing/empty-catalogue.ts';
import { exampleCard, exampleVehicle } from './testing/example-catalogue.ts';

const test = testOnDatabases(emptyCatalogue);
const vehicleRef = '1000000001';
const today = '2026-11-20';

test('the source of a price in the snapshot is the stored ratebook that it was made from', async (database) => {
  await replaceCatalogue(database, {
    vehicles: [exampleVehicle(vehicleRef)],
    rateCards: [exampleCard(vehicleRef), exampleCard(vehicleRef, { ratebookId: 'EX-2', feePence: 500_00 })],
    source: 'example',
    isDemonstration: false,
  });
  const stored = await loadCatalogue(database);
  const price =
    stored && buildSnapshot({ ...stored, today }).findDeal('personal', vehicleRef, defaultProfile)?.price;
  if (!price) throw new Error('The example has no price.');
  const offer = { version: stored.version.number, vehicleRef, contract: 'personal' as const, price, today };
  const sources = createRateSources(database);

  expect(await sources.find(offer)).toEqual({
    funder: 'Example Finance',
    ratebookId: 'EX-1',
    validUntil: '2026-12-31',
  });
  expect(await sources.find({ ...offer, version: offer.version + 1 })).toBeUndefined();
});
