import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultProfile } from '#shared/deals/profile.ts';
import { type PriceRecord, toPricePoints } from './price-record.ts';
import { listBestPrices, recordPrices, tidyRecords } from './record-prices.ts';
import { buildSnapshot } from './snapshot/build-snapshot.ts';
import { randomCatalogue } from './snapshot/testing/random-catalogue.ts';
import { makeCard, makeVehicle } from './snapshot/testing/small-catalogue.ts';

const golf = '1000000001';
const vehicles = [makeVehicle(golf)];
const day = { from: '2026-11-20', until: '2026-11-20' };

const summary = (records: readonly PriceRecord[]) =>
  records.map(({ contract, points }) => [
    contract,
    ...toPricePoints(points).map(({ on, monthlyPence }) => `${on} ${monthlyPence}`),
  ]);

test('the best prices at the default profile are those that the site shows on that day', () => {
  fc.assert(
    fc.property(randomCatalogue, (catalogue) => {
      const snapshot = buildSnapshot(catalogue);
      const best = [...listBestPrices(catalogue, catalogue.today)];
      const shown = (dealType: 'personal' | 'business' | 'van') =>
        catalogue.vehicles.flatMap(({ vehicleRef }) => {
          const price = snapshot.findDeal(dealType, vehicleRef, defaultProfile)?.price;
          return price ? [[vehicleRef, price] as const] : [];
        });
      const found = (contract: string, vehicleType: string) =>
        best
          .filter((each) => each.contract === contract)
          .filter(({ vehicleRef }) => snapshot.findVehicle(vehicleRef)?.vehicleType === vehicleType)
          .map(({ vehicleRef, price }) => [vehicleRef, price] as const);

      expect(found('personal', 'car')).toEqual(shown('personal'));
      expect(found('business', 'car')).toEqual(shown('business'));
      expect(found('business', 'commercial')).toEqual(shown('van'));
    }),
  );
});

test('each contract of a vehicle has its own record, which grows when the price changes', async () => {
  const rateCards = [makeCard(golf, { monthlyPence: 200_00 })];
  const first = await recordPrices([], { vehicles, rateCards, version: 1, ...day });
  const cheaper = [...rateCards, makeCard(golf, { monthlyPence: 190_00, contract: 'business' })];
  const later = { version: 2, from: '2026-11-27', until: '2026-11-27' };

  expect(summary(await recordPrices(first, { vehicles, rateCards: cheaper, ...later }))).toEqual([
    ['personal', '2026-11-20 24000'],
    ['business', '2026-11-27 19000'],
  ]);
});

test('a ratebook that begins or ends while a catalogue is shown changes the price on that day', async () => {
  const rateCards = [
    makeCard(golf, { monthlyPence: 200_00, validTo: '2026-12-31' }),
    makeCard(golf, {
      monthlyPence: 100_00,
      ratebookId: 'sale',
      validFrom: '2026-11-25',
      validTo: '2026-11-29',
    }),
  ];
  const shown = { vehicles, rateCards, version: 1, from: '2026-11-20', until: '2026-12-05' };

  expect(summary(await recordPrices([], shown))).toEqual([
    ['personal', '2026-11-20 24000', '2026-11-25 12000', '2026-11-30 24000'],
  ]);
});

test('a vehicle that has left keeps its record for a year after its last price', async () => {
  const rateCards = [makeCard(golf, { monthlyPence: 200_00 })];
  const records = await recordPrices([], { vehicles, rateCards, version: 1, ...day });
  const without = await recordPrices(records, {
    vehicles: [],
    rateCards: [],
    version: 2,
    from: '2026-12-01',
    until: '2026-12-01',
  });

  expect(without).toEqual(records);
  expect(tidyRecords(without, '2027-11-20')).toHaveLength(1);
  expect(tidyRecords(without, '2027-11-21')).toHaveLength(0);
});
