import { expect, test } from 'vitest';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { exampleCard } from '#server/catalogue/store/testing/example-catalogue.ts';
import { testCatalogue, testVehicles, unloadedCatalogue } from '#server/testing/test-app.ts';
import { createAddressSources } from './address-sources.ts';
import { listPublicPaths } from './public-paths.ts';

const grid = { terms: [36], miles: [10000], initials: [9] };
const cards = testVehicles.flatMap(({ vehicleRef, vehicleType }) => [
  exampleCard(vehicleRef, { grid, contract: 'business' }),
  ...(vehicleType === 'car' ? [exampleCard(vehicleRef, { grid })] : []),
]);
const entry = {
  template: 'guide',
  title: '',
  label: '',
  description: '',
  published: '',
  summary: [],
} as const;

function sourcesOf(catalogue: Catalogue, settings = { isProduction: true, isAlways: true }) {
  const entries = new Map([['/faq', { ...entry, path: '/faq', updated: '2026-11-20' }]]);
  const [deals, texts] = createAddressSources({ catalogue, content: { entries }, ...settings });
  if (!deals || !texts) throw new Error('a source is missing');
  return { deals, texts };
}

function asReal(catalogue: Catalogue): Catalogue {
  const snapshot = catalogue.snapshot();
  const real = { ...snapshot, version: { ...snapshot.version, isDemonstration: false } };
  return { ...catalogue, snapshot: () => real };
}

async function changedBetween(one: Catalogue, other: Catalogue) {
  const [before, after] = [await sourcesOf(one).deals.list(), await sourcesOf(other).deals.list()];
  const changed = [...after].filter(([address, digest]) => before.get(address) !== digest);
  return {
    changed: changed.map(([address]) => address),
    gone: [...before.keys()].filter((address) => !after.has(address)),
  };
}

test('a price that changed changes its deal and every list that it stands in, and nothing else', async () => {
  const dearer = cards.map((card) =>
    card.vehicleRef === '1000000003'
      ? { ...card, monthlyPence: card.monthlyPence.map((pence) => pence + 100) }
      : card,
  );
  const { changed, gone } = await changedBetween(
    testCatalogue(testVehicles, cards),
    testCatalogue(testVehicles, dearer, 2),
  );

  expect(gone).toEqual([]);
  expect(changed).toEqual(
    expect.arrayContaining(['/van-leasing', '/van-leasing/body-type/medium-van', '/van-leasing/haul/box']),
  );
  expect(changed.filter((address) => !address.includes('van-leasing'))).toEqual([]);
  expect(changed.filter((address) => address.endsWith('/vehicle'))).toHaveLength(1);
});

test('the same vehicles in another order, with their stock looked at again, change nothing', async () => {
  const checked = testVehicles
    .map((vehicle) => ({ ...vehicle, stock: { ...vehicle.stock, checkedOn: '2026-11-19' } }))
    .toReversed();

  expect(await changedBetween(testCatalogue(testVehicles, cards), testCatalogue(checked, cards, 2))).toEqual({
    changed: [],
    gone: [],
  });
});

test('a vehicle that is no longer offered takes its deal and its lists with it', async () => {
  const { gone } = await changedBetween(
    testCatalogue(testVehicles, cards),
    testCatalogue(
      testVehicles.filter(({ vehicleRef }) => vehicleRef !== '1000000003'),
      cards,
      2,
    ),
  );

  expect(gone).toEqual(expect.arrayContaining(['/van-leasing/haul', '/van-leasing/haul/box']));
  expect(gone.filter((address) => address.endsWith('/vehicle'))).toHaveLength(1);
});

test('only addresses of the sitemaps are told, so nothing private is', async () => {
  const catalogue = testCatalogue(testVehicles, cards);
  const listed = new Set([...listPublicPaths(catalogue.snapshot()).values()].flat());
  const { deals } = sourcesOf(catalogue);

  expect([...(await deals.list()).keys()].filter((address) => !listed.has(address))).toEqual([]);
});

test('a text changes with the day of its last update, and an earlier day is an earlier build', () => {
  const { texts } = sourcesOf(testCatalogue());

  expect(texts.isChange('2026-11-20', '2026-11-21')).toBe(true);
  expect(texts.isChange('2026-11-21', '2026-11-20')).toBe(false);
});

test('nothing is told of a demonstration or outside production unless the setting says so', () => {
  const real = asReal(testCatalogue());
  for (const { deals, texts } of [
    sourcesOf(testCatalogue(), { isProduction: true, isAlways: false }),
    sourcesOf(real, { isProduction: false, isAlways: false }),
    sourcesOf(unloadedCatalogue),
  ])
    expect([deals.edition(), texts.edition()]).toEqual([undefined, undefined]);
  for (const { deals, texts } of [
    sourcesOf(real, { isProduction: true, isAlways: false }),
    sourcesOf(testCatalogue(), { isProduction: false, isAlways: true }),
  ])
    expect([deals.edition(), texts.edition()]).toEqual(['1 2026-11-20', expect.any(String)]);
});
