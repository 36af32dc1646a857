import { expect, test } from 'vitest';
import { dealsPerPage } from '#shared/deals/deal-query.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { makeCard, makeQuery, makeSnapshot, makeVehicle, named } from './testing/small-catalogue.ts';

const golf = makeVehicle('1000000001');

test('an empty catalogue answers every question with nothing', () => {
  const snapshot = makeSnapshot([]);

  expect(snapshot.query(makeQuery())).toEqual({
    total: 0,
    page: 1,
    pageCount: 1,
    deals: [],
    facets: [],
    inStockCount: 0,
  });
  expect(snapshot.listMakes('car')).toEqual([]);
  expect(snapshot.findDeal('personal', '1000000001', defaultProfile)).toBeUndefined();
  expect([...snapshot.listVehicles('commercial', 'used')]).toEqual([]);
});

test('one vehicle with one rate is one deal, with every figure of its price', () => {
  const snapshot = makeSnapshot(
    [golf],
    [makeCard(golf.vehicleRef, { monthlyPence: 20_000, feePence: 25_000 })],
  );
  const { deals, total, facets, prices } = snapshot.query(makeQuery());

  expect(total).toBe(1);
  expect(facets).toEqual([]);
  expect(deals[0]?.price).toEqual({
    profile: defaultProfile,
    vat: 'inc VAT',
    monthlyPence: 24_000,
    initialPence: 144_000,
    feePence: 30_000,
    totalPence: 1_014_000,
    trueMonthlyPence: 28_167,
    excessTenths: 108,
  });
  expect(prices?.lowTrueMonthlyPence).toBe(28_167);
});

test('a vehicle with only past or future rates is listed without a price', () => {
  const snapshot = makeSnapshot(
    [golf],
    [
      makeCard(golf.vehicleRef, { monthlyPence: 10_000, validTo: '2026-11-19' }),
      makeCard(golf.vehicleRef, { monthlyPence: 10_000, validFrom: '2026-11-21' }),
    ],
  );
  const answer = snapshot.query(makeQuery());

  expect(answer.deals).toEqual([{ dealType: 'personal', vehicle: expect.anything() }]);
  expect(answer).not.toHaveProperty('prices');
  expect(snapshot.listRates('personal', golf.vehicleRef)).toEqual([]);
});

test('a rate is valid on its first and on its last day', () => {
  for (const dates of [{ validFrom: '2026-11-20' }, { validTo: '2026-11-20' }]) {
    const snapshot = makeSnapshot([golf], [makeCard(golf.vehicleRef, { monthlyPence: 10_000, ...dates })]);
    expect(snapshot.findDeal('personal', golf.vehicleRef, defaultProfile)?.price).toBeDefined();
  }
});

test('of two funders the one that is cheaper over the whole term, fee included, is shown', () => {
  const lowRental = makeCard(golf.vehicleRef, { monthlyPence: 19_900, feePence: 50_000 });
  const lowFee = makeCard(golf.vehicleRef, { monthlyPence: 20_000, funder: 'Second Funder' });
  for (const cards of [
    [lowRental, lowFee],
    [lowFee, lowRental],
  ]) {
    const snapshot = makeSnapshot([golf], cards);
    const deal = snapshot.findDeal('personal', golf.vehicleRef, defaultProfile);
    expect(deal?.price).toMatchObject({ monthlyPence: 24_000, feePence: 0 });
    expect(snapshot.findFunder('personal', golf.vehicleRef, defaultProfile)).toBe('Second Funder');
  }
});

test('each vehicle keeps its own fee', () => {
  const polo = makeVehicle('1000000002');
  const up = makeVehicle('1000000003');
  const snapshot = makeSnapshot(
    [golf, polo, up],
    [
      makeCard(golf.vehicleRef, { monthlyPence: 20_000, feePence: 10_000 }),
      makeCard(polo.vehicleRef, { monthlyPence: 20_000, feePence: 20_000 }),
      makeCard(up.vehicleRef, { monthlyPence: 20_000, feePence: 10_000 }),
    ],
  );

  expect(snapshot.query(makeQuery()).deals.map((deal) => deal.price?.feePence)).toEqual([
    12_000, 12_000, 24_000,
  ]);
});

test('a price is made from the rate quoted at the same initial rental, else the next lower, else the next higher', () => {
  const grid = (initial: number) => ({ terms: [36], miles: [10_000], initials: [initial] });
  const cards = [3, 9].map((initial) =>
    makeCard(golf.vehicleRef, { monthlyPence: 1000 * initial, grid: grid(initial), contract: 'business' }),
  );
  const snapshot = makeSnapshot([golf], cards);
  const monthlyAt = (initialMonths: number) =>
    snapshot.findDeal('business', golf.vehicleRef, { ...defaultProfile, initialMonths })?.price?.monthlyPence;

  expect(monthlyAt(3)).toBe(3000);
  expect(monthlyAt(9)).toBe(9000);
  expect(monthlyAt(6)).toBe(Math.round((3000 * 38) / 41));
  expect(monthlyAt(12)).toBe(Math.round((9000 * 44) / 47));
  expect(monthlyAt(1)).toBe(Math.round((3000 * 38) / 36));
});

test('a budget includes its limits, applies to the price that it names, and excludes deals without a price', () => {
  const snapshot = makeSnapshot(
    [golf, makeVehicle('1000000002')],
    [makeCard(golf.vehicleRef, { monthlyPence: 25_000, feePence: 30_000 })],
  );
  const totalWith = (budget: Parameters<typeof makeQuery>[0]) => snapshot.query(makeQuery(budget)).total;

  expect(totalWith({ budget: { basis: 'monthly', maxPounds: 300 } })).toBe(1);
  expect(totalWith({ budget: { basis: 'monthly', minPounds: 300 } })).toBe(1);
  expect(totalWith({ budget: { basis: 'monthly', maxPounds: 299 } })).toBe(0);
  expect(totalWith({ budget: { basis: 'monthly', minPounds: 301 } })).toBe(0);
  expect(totalWith({ budget: { basis: 'true-monthly', maxPounds: 300 } })).toBe(0);
});

test('a page number beyond the last gives the last page, and a missing one the first', () => {
  const vehicles = Array.from({ length: dealsPerPage + 1 }, (_, place) =>
    makeVehicle(`${2_000_000_000 + place}`),
  );
  const snapshot = makeSnapshot(vehicles);

  expect(snapshot.query(makeQuery({ page: 99 }))).toMatchObject({ page: 2, pageCount: 2 });
  expect(snapshot.query(makeQuery({ page: 99 })).deals).toHaveLength(1);
  for (const page of [0, -5, Number.NaN]) expect(snapshot.query(makeQuery({ page })).page).toBe(1);
});

test('slugs such as __proto__ and constructor are treated like any other', () => {
  const hostile = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
  const snapshot = makeSnapshot([golf]);
  for (const word of hostile) {
    expect(snapshot.findMake('car', word)).toBeUndefined();
    expect(snapshot.findRange('car', 'volkswagen', word)).toBeUndefined();
    expect(snapshot.findVehicle(word)).toBeUndefined();
    expect(snapshot.listRanges('personal', word)).toEqual([]);
    expect(snapshot.query(makeQuery({ scope: { make: word } })).total).toBe(0);
    expect(snapshot.query(makeQuery({ facets: { make: [word], fuel: [word], doors: [word] } })).total).toBe(
      1,
    );
    expect(snapshot.query(makeQuery({ scope: { preset: { fuel: [word] } } })).total).toBe(0);
  }
  const oddlyNamed = makeSnapshot(
    hostile.map((slug, place) => makeVehicle(`${place}`, { make: { name: slug, slug } })),
  );
  expect(oddlyNamed.query(makeQuery({ scope: { make: '__proto__' } })).total).toBe(1);
});

test('a known value that no vehicle has gives no deals, and is still listed so that it can be unticked', () => {
  const { total, facets } = makeSnapshot([golf]).query(makeQuery({ facets: { fuel: ['hydrogen'] } }));

  expect(total).toBe(0);
  expect(facets.find(({ name }) => name === 'fuel')?.options).toEqual([
    { value: 'petrol', label: 'Petrol', count: 1, isSelected: false },
    { value: 'hydrogen', label: 'Hydrogen', count: 0, isSelected: true },
  ]);
});

test('ranges are offered within one make only', () => {
  const snapshot = makeSnapshot([
    golf,
    makeVehicle('1000000002', { range: named('Polo') }),
    makeVehicle('1000000003', { make: named('Audi'), range: named('A3') }),
  ]);
  const rangesWith = (facts: Parameters<typeof makeQuery>[0]) =>
    snapshot
      .query(makeQuery(facts))
      .facets.find(({ name }) => name === 'range')
      ?.options.map(({ value }) => value);

  expect(rangesWith({})).toBeUndefined();
  expect(rangesWith({ scope: { make: 'volkswagen' } })).toEqual(['golf', 'polo']);
  expect(rangesWith({ facets: { make: ['volkswagen'] } })).toEqual(['golf', 'polo']);
  expect(rangesWith({ facets: { make: ['volkswagen', 'audi'] } })).toBeUndefined();
});

test('once a range is chosen, other makes can still be chosen, each with the number of deals that it would add', () => {
  const snapshot = makeSnapshot([
    golf,
    makeVehicle('1000000002', { range: named('Polo') }),
    makeVehicle('1000000003', { make: named('Audi'), range: named('A3') }),
  ]);
  const { total, facets } = snapshot.query(makeQuery({ facets: { make: ['volkswagen'], range: ['golf'] } }));

  expect(total).toBe(1);
  expect(facets.find(({ name }) => name === 'make')?.options).toEqual([
    { value: 'audi', label: 'Audi', count: 1, isSelected: false },
    { value: 'volkswagen', label: 'Volkswagen', count: 2, isSelected: true },
  ]);
  expect(snapshot.query(makeQuery({ facets: { make: ['volkswagen', 'audi'], range: ['golf'] } })).total).toBe(
    3,
  );
});

test('a card has only the fields that a card shows, and is the same object in every answer', () => {
  const rich = makeVehicle('1000000001', { seats: 5, engineCc: 1498, powerPs: 150, electricRangeMiles: 40 });
  const snapshot = makeSnapshot([rich]);
  const card = snapshot.query(makeQuery()).deals[0]?.vehicle;

  expect(card).not.toHaveProperty('seats');
  expect(card).not.toHaveProperty('engineCc');
  expect(card).not.toHaveProperty('mpg');
  expect(card).toMatchObject({ electricRangeMiles: 40, fuel: 'petrol' });
  expect(Object.isFrozen(card)).toBe(true);
  expect(snapshot.query(makeQuery({ sort: 'newest' })).deals[0]?.vehicle).toBe(card);
});

test('of two vehicles with one reference the later one is used', () => {
  const snapshot = makeSnapshot([golf, makeVehicle(golf.vehicleRef, { fuel: 'diesel' })]);

  expect(snapshot.query(makeQuery()).total).toBe(1);
  expect(snapshot.findVehicle(golf.vehicleRef)?.fuel).toBe('diesel');
});
