import { expect, test } from 'vitest';
import {
  makeCard,
  makeQuery,
  makeSnapshot,
  makeVehicle,
  named,
} from '#server/catalogue/snapshot/testing/small-catalogue.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import { loadPriceMap } from './load-price-map.ts';

/** True monthly costs of £205, £273.33, £410 and £1,366.67, with VAT. */
const rentals = [150_00, 200_00, 300_00, 1000_00];
const vehicles = rentals.map((_, place) =>
  makeVehicle(`100000000${place + 1}`, {
    range: named(`Range ${place}`),
    bootLitres: 300 + 100 * place,
    powerPs: 100 + 50 * place,
    ...(place > 1 ? { fuel: 'electric', electricRangeMiles: 200 + 50 * place } : {}),
  }),
);
const cards = vehicles.map(({ vehicleRef }, place) =>
  makeCard(vehicleRef, { monthlyPence: rentals[place] ?? 0 }),
);
const snapshot = makeSnapshot(vehicles, cards);

function mapOf(facts: Partial<DealQuery> = {}, asked: string | null = null, href = '/car-leasing?view=map') {
  return loadPriceMap({ snapshot, query: makeQuery(facts), asked, href });
}

test('every dot is a link with name, price and figure, dearer ones higher and larger ones further right', () => {
  const { dots = [] } = mapOf();

  expect(dots.map(([, , name]) => name)).toEqual(Array(4).fill('Volkswagen Golf Hatchback 1.5 TSI Life 5dr'));
  expect(dots.map(([, , , , cost, value]) => [cost, value])).toEqual([
    ['£205.00', '300'],
    ['£273.33', '400'],
    ['£410.00', '500'],
    ['£1,366.67', '600'],
  ]);
  for (const axis of [0, 1] as const) {
    const places = dots.map((dot) => dot[axis]);
    expect(places).toEqual(places.toSorted((a, b) => (axis === 0 ? a - b : b - a)));
    expect(places.every((at) => at > 0 && at < 100)).toBe(true);
  }
});

test('dots lead to the vehicle at the visitor’s profile', () => {
  const { dots = [] } = mapOf({ profile: { ...makeQuery().profile, initialMonths: 9 } });

  expect(dots[0]?.[3]).toMatch(/^\/car-leasing\/volkswagen\/.*\/1000000001\/vehicle\?initial=9$/);
});

test('the map is against what people weigh: boot, range for electric cars, or what the address names', () => {
  const electric = { facets: { fuel: ['electric'] } };

  expect(mapOf().against).toBe('boot');
  expect(mapOf(electric).against).toBe('range');
  expect(mapOf({ scope: { preset: electric.facets } }).against).toBe('range');
  expect(mapOf(electric, 'power').against).toBe('power');
  expect(mapOf({}, 'payload').against).toBe('boot');
  expect(mapOf({}, 'payload').notes.at(-1)).toBe(
    'This map can’t compare the cost with what you asked for, so it shows boot space.',
  );
  expect(mapOf({}, 'power').notes.join(' ')).not.toContain('what you asked for');
  expect(mapOf().measures.map(({ measure }) => measure)).toEqual(['range', 'boot', 'power']);
  expect(mapOf().measures[0]?.href).toBe('/car-leasing?view=map&against=range');
});

test('a budget is a line, with the deals a quarter above it as hollow dots', () => {
  const { dots = [], budgetLines } = mapOf({ budget: { basis: 'true-monthly', maxPounds: 340 } });

  expect(budgetLines).toEqual([{ at: expect.any(Number), label: '£340' }]);
  expect(dots.map(([, y, , , , , isBeyond]) => [y < (budgetLines[0]?.at ?? 0), isBeyond])).toEqual([
    [false, undefined],
    [false, undefined],
    [true, true],
  ]);
});

test('a budget on the monthly rental has no line, and that is said', () => {
  const map = mapOf({ budget: { basis: 'monthly', maxPounds: 250 } });

  expect(map.budgetLines).toEqual([]);
  expect(map.notes.join()).toContain('Your budget applies to the monthly rental');
  expect(map.dots?.some(([, , , , , , isBeyond]) => isBeyond)).toBe(false);
});

test('the form for a budget keeps all other parameters', () => {
  const href = '/car-leasing?term=48&fuel=electric,petrol&budgetMax=900&budgetOn=monthly&view=map';

  expect(mapOf({}, null, href).kept).toEqual([
    ['term', '48'],
    ['fuel', 'electric,petrol'],
    ['view', 'map'],
    ['against', 'boot'],
  ]);
});

test('costs that are far apart stand on a scale of ratios, with pounds at its ticks', () => {
  expect(mapOf().y).toMatchObject({ isLog: true });
  expect(mapOf().yTicks.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['£250', '£400', '£1,000']),
  );
  expect(mapOf({ budget: { basis: 'true-monthly', maxPounds: 400 } }).y.isLog).toBe(false);
});
