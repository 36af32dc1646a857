import { expect, test } from 'vitest';
import { buildSnapshot } from './snapshot/build-snapshot.ts';
import { makeCard, makeQuery, makeVehicle, today } from './snapshot/testing/small-catalogue.ts';
import { snapshotOf } from './stored-snapshot.ts';

test('a large snapshot is made in turns between which requests are answered, and says the same as one made at once', async () => {
  const vehicles = Array.from({ length: 1200 }, (_, place) => makeVehicle(String(1_000_000_000 + place)));
  const rateCards = vehicles.map(({ vehicleRef }, place) =>
    makeCard(vehicleRef, { monthlyPence: 200_00 + place }),
  );
  const importedAt = new Date(`${today}T06:00:00Z`);
  const version = { number: 1, importedAt, isDemonstration: false, vehicleCount: 1200, rateCount: 1200 };
  const stored = { version, vehicles, rateCards, priceRecords: [] };
  let [turns, isMade] = [0, false];
  const countTurns = () => {
    turns += 1;
    if (!isMade) setImmediate(countTurns);
  };
  setImmediate(countTurns);

  const snapshot = await snapshotOf(stored, { today, staffOffers: [] });
  isMade = true;

  // One after the prices of the day, one before each five hundred cards, one before the answers.
  expect(turns).toBeGreaterThanOrEqual(5);
  const atOnce = buildSnapshot({ ...stored, today });
  for (const page of [1, 50]) {
    expect(snapshot.query(makeQuery({ page }))).toEqual(atOnce.query(makeQuery({ page })));
  }
});
