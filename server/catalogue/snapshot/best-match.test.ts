import { expect, test } from 'vitest';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import { makeCard, makeQuery, makeSnapshot, makeVehicle, named } from './testing/small-catalogue.ts';

/** A vehicle of a make and range with a list price; the lower its rental against that, the better its value. */
function offer(ref: number, [make, range]: readonly [string, string], monthlyPounds: number) {
  const vehicleRef = String(1_000_000_000 + ref);
  return {
    vehicle: makeVehicle(vehicleRef, { make: named(make), range: named(range), p11dPence: 30_000_00 }),
    card: makeCard(vehicleRef, { monthlyPence: monthlyPounds * 100 }),
  };
}

function listBest(offers: readonly ReturnType<typeof offer>[], facts: Partial<DealQuery> = {}) {
  const snapshot = makeSnapshot(
    offers.map(({ vehicle }) => vehicle),
    offers.map(({ card }) => card),
  );
  const { deals } = snapshot.query(makeQuery({ sort: 'best', isGrouped: true, ...facts }));
  return deals.map(({ vehicle }) => `${vehicle.make.name} ${vehicle.range.name}`);
}

test('without a budget the best value comes first, and ranges of one make take turns with other makes', () => {
  const offers = [
    offer(1, ['Audi', 'A1'], 200),
    offer(2, ['Audi', 'A2'], 201),
    offer(3, ['Audi', 'A3'], 202),
    offer(4, ['BMW', 'X1'], 205),
    offer(5, ['Cupra', 'Leon'], 300),
  ];

  expect(listBest(offers)).toEqual(['Audi A1', 'BMW X1', 'Audi A2', 'Audi A3', 'Cupra Leon']);
  expect(listBest(offers, { isGrouped: false })).toEqual([
    'Audi A1',
    'Audi A2',
    'Audi A3',
    'BMW X1',
    'Cupra Leon',
  ]);
});

test('with a budget the deals that use most of it come first, and value decides within a twentieth of it', () => {
  // True monthly costs inc VAT of about £273, £348, £362 and £383.
  const offers = [
    offer(1, ['Audi', 'A1'], 200),
    offer(2, ['BMW', 'X1'], 255),
    offer(3, ['Cupra', 'Leon'], 265),
    offer(4, ['Dacia', 'Duster'], 280),
  ];
  const upTo = (maxPounds: number) => listBest(offers, { budget: { basis: 'true-monthly', maxPounds } });

  expect(upTo(400)).toEqual(['Dacia Duster', 'Cupra Leon', 'BMW X1', 'Audi A1']);
  // £348 and £362 are within the same step of £18.25.
  expect(upTo(365)).toEqual(['BMW X1', 'Cupra Leon', 'Audi A1']);
});

test('one deal stands for its range with the count of the others and their lowest true monthly cost', () => {
  const offers = [
    offer(1, ['Audi', 'A1'], 250),
    offer(2, ['Audi', 'A1'], 200),
    offer(3, ['Audi', 'A1'], 220),
    offer(4, ['BMW', 'X1'], 300),
  ];
  const snapshot = makeSnapshot(
    offers.map(({ vehicle }) => vehicle),
    offers.map(({ card }) => card),
  );
  const { total, rangeCount, pageCount, deals } = snapshot.query(
    makeQuery({ sort: 'true-monthly', isGrouped: true }),
  );
  const second = snapshot.findDeal('personal', '1000000003', makeQuery().profile);

  expect([total, rangeCount, pageCount]).toEqual([4, 2, 1]);
  expect(deals.map(({ vehicle, others }) => [vehicle.vehicleRef, others])).toEqual([
    ['1000000002', { count: 2, fromPence: second?.price?.trueMonthlyPence }],
    ['1000000004', undefined],
  ]);
});

test('a list of a single range has all its versions', () => {
  const offers = [offer(1, ['Audi', 'A1'], 250), offer(2, ['Audi', 'A1'], 200), offer(3, ['BMW', 'X1'], 220)];

  expect(listBest(offers)).toHaveLength(2);
  expect(listBest(offers, { scope: { make: 'audi', range: 'a1' } })).toHaveLength(2);
  expect(listBest(offers, { facets: { make: ['audi'], range: ['a1'] } })).toHaveLength(2);
});
