import { expect, test } from 'vitest';
import type { SearchEntry } from '#server/search/entries/indexed-entry.ts';
import { cheapestFirst, type RankedEntry } from './cheapest-first.ts';

const costs: Readonly<Record<string, number>> = {
  dear: 300_00,
  cheap: 200_00,
  cheapest: 100_00,
  other: 1_00,
};

/** Vehicles of the range Golf, but for `other`; `unpriced` has no price. */
const snapshot = {
  findVehicle: (vehicleRef: string) => ({
    make: { slug: 'volkswagen' },
    range: { slug: vehicleRef === 'other' ? 'polo' : 'golf' },
  }),
  findDeal: (_dealType: string, vehicleRef: string) =>
    vehicleRef in costs ? { price: { trueMonthlyPence: costs[vehicleRef] } } : {},
} as unknown as Parameters<typeof cheapestFirst>[1]['snapshot'];

const vehicle = (vehicleRef: string, score: number): RankedEntry => ({
  entry: { kind: 'vehicle', vehicleRef, vehicleType: 'car' },
  score,
});
const page: RankedEntry = {
  entry: { kind: 'page', page: { title: 'Golf', description: '', path: '/golf' } },
  score: 9,
};
const nameOf = (entry: SearchEntry) => (entry.kind === 'vehicle' ? entry.vehicleRef : 'page');
const order = (...ranked: readonly RankedEntry[]) =>
  cheapestFirst(ranked, { snapshot, product: 'personal-contract-hire' }).map(nameOf);

test('vehicles of one range stand cheapest first in the places that the range has, one without a price last', () => {
  expect(
    order(page, vehicle('unpriced', 5), vehicle('dear', 5), vehicle('other', 5), vehicle('cheap', 4.5)),
  ).toEqual(['page', 'cheap', 'dear', 'other', 'unpriced']);
});

test('a worse match stays behind a better one, however cheap it is', () => {
  expect(order(vehicle('dear', 5), vehicle('cheap', 5), vehicle('cheapest', 2))).toEqual([
    'cheap',
    'dear',
    'cheapest',
  ]);
});
