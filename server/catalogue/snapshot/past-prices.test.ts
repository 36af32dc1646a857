import { expect, test } from 'vitest';
import { addPoint, type PriceRecord } from '#server/catalogue/price-record.ts';
import type { Deal } from '#shared/deals/deal.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { makeCard, makeQuery, makeSnapshot, makeVehicle, today } from './testing/small-catalogue.ts';

const golf = '1000000001';

/** A record of true monthly costs; the last is today's of the card below. */
function recordOf(
  contract: PriceRecord['contract'],
  ...changes: readonly (readonly [on: string, pence: number])[]
): PriceRecord {
  const points = changes.reduce<Int32Array>(
    (known, [on, trueMonthlyPence]) =>
      addPoint(known, { monthlyPence: trueMonthlyPence, trueMonthlyPence }, { on, version: 1 }),
    new Int32Array(),
  );
  return { vehicleRef: golf, contract, pricedOn: today, points };
}

function snapshotWith(
  priceRecords: readonly PriceRecord[],
  isSpecialOffer = true,
  staffOffers: readonly string[] = [],
) {
  const cards = [
    makeCard(golf, { monthlyPence: 200_00 }),
    makeCard(golf, { monthlyPence: 200_00, contract: 'business' }),
  ];
  const version = {
    number: 1,
    importedAt: new Date(0),
    isDemonstration: false,
    vehicleCount: 1,
    rateCount: 2,
  };
  return makeSnapshot([makeVehicle(golf, { isSpecialOffer })], cards, {
    ...{ version, priceRecords, staffOffers },
  });
}

const fell = [
  ['2026-01-01', 300_00],
  ['2026-10-06', 273_33],
] as const;

function offersOf(snapshot: ReturnType<typeof snapshotWith>, dealType: DealType) {
  const asked = makeQuery({ dealType, scope: { specialOffersOnly: true } });
  return snapshot.query(asked).deals.map(({ poundsBelowAverage }: Deal) => poundsBelowAverage);
}

test('a special offer is one where its own 90 days bear it out, under each contract by itself', () => {
  // 44 days at £300 and 46 at £273.33: £13.04 below the mean.
  const snapshot = snapshotWith([
    recordOf('personal', ...fell),
    recordOf('business', ['2026-01-01', 227_78]),
  ]);

  expect(offersOf(snapshot, 'personal')).toEqual([13]);
  expect(offersOf(snapshot, 'business')).toEqual([]);
  expect(snapshot.findDeal('personal', golf, defaultProfile)?.poundsBelowAverage).toBe(13);
  expect(snapshot.findDeal('business', golf, defaultProfile)).not.toHaveProperty('poundsBelowAverage');
});

test('a vehicle that the feed does not call an offer is none, and neither is one without 90 days of prices', () => {
  const young = recordOf('personal', ['2026-09-01', 300_00], ['2026-10-06', 273_33]);

  expect(offersOf(snapshotWith([recordOf('personal', ...fell)], false), 'personal')).toEqual([]);
  expect(offersOf(snapshotWith([young]), 'personal')).toEqual([]);
  expect(offersOf(snapshotWith([]), 'personal')).toEqual([]);
});

test('what staff call an offer is one where its own 90 days bear it out, and nowhere else', () => {
  const records = [recordOf('personal', ...fell), recordOf('business', ['2026-01-01', 227_78])];
  const snapshot = snapshotWith(records, false, [golf]);

  expect(offersOf(snapshot, 'personal')).toEqual([13]);
  expect(offersOf(snapshot, 'business')).toEqual([]);
  expect(offersOf(snapshotWith(records, false, ['1000000002']), 'personal')).toEqual([]);
});

test('the history of a vehicle is given as recorded, for the deal types under which it is offered', () => {
  const snapshot = snapshotWith([recordOf('personal', ...fell)]);

  expect(snapshot.findPriceHistory('personal', golf)).toEqual({
    isDemonstration: false,
    points: fell.map(([on, pence]) => ({ on, monthlyPence: pence, trueMonthlyPence: pence })),
  });
  expect(snapshot.findPriceHistory('business', golf)).toBeUndefined();
  expect(snapshot.findPriceHistory('van', golf)).toBeUndefined();
  expect(snapshot.findPriceHistory('personal', '9999999999')).toBeUndefined();
});

test('the history of a demonstration is an example that ends with today’s price', () => {
  const history = makeSnapshot(
    [makeVehicle(golf)],
    [makeCard(golf, { monthlyPence: 200_00 })],
  ).findPriceHistory('personal', golf);

  expect(history).toMatchObject({ isDemonstration: true });
  expect(history?.points.at(-1)?.trueMonthlyPence).toBe(273_33);
});

test('a history ends with today’s price where rates have begun or ended since the import that recorded it', () => {
  // £250.00 was recorded; the rate that is valid today gives £273.33.
  const snapshot = snapshotWith([recordOf('personal', ['2026-01-01', 300_00], ['2026-10-06', 250_00])]);

  expect(snapshot.findPriceHistory('personal', golf)?.points.slice(1)).toMatchObject([
    { on: '2026-10-06', trueMonthlyPence: 250_00 },
    { on: today, trueMonthlyPence: 273_33 },
  ]);
  // 44 days at £300, 45 at £250, one at £273.33: today's price is a pound below the mean, not £24.
  expect(offersOf(snapshot, 'personal')).toEqual([1]);
});
