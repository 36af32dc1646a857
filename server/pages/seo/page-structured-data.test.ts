import request from 'supertest';
import { expect, test } from 'vitest';
import { skipWithout } from '#server/testing/outside-file.ts';
import { toPagePaths } from '#server/testing/page-paths.ts';
import { readVocabulary, vocabularyFile } from '#server/testing/schema-vocabulary.ts';
import { missingForSearchEngines } from '#server/testing/search-engine-rules.ts';
import { createTestApp, testVehicles } from '#server/testing/test-app.ts';
import { visibleText } from '#server/testing/visible-text.ts';
import { vehiclePath } from '#shared/routes/link-to.ts';

const app = await createTestApp();

type Node = Readonly<Record<string, unknown>>;

async function readPage(path: string): Promise<{ readonly nodes: readonly Node[]; readonly text: string }> {
  const { text: html } = await request(app).get(path);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  expect([path, blocks.length]).toEqual([path, 1]);
  const data = JSON.parse(blocks[0]?.[1] ?? '') as { readonly '@context': string; readonly '@graph': Node[] };
  expect(data['@context']).toBe('https://schema.org');
  return { nodes: data['@graph'], text: visibleText(html) };
}

const vehicles = testVehicles.map((vehicle) => ({
  vehicle,
  path: vehiclePath(vehicle.vehicleType === 'car' ? 'personal' : 'van', vehicle),
}));

test.for(Object.entries(toPagePaths()))(
  'structured data of %s keeps to the schema.org vocabulary',
  async ([name, path], context) => {
    skipWithout(vocabularyFile, context);
    const { nodes } = await readPage(path);

    expect(readVocabulary().faultsOf(nodes, name)).toEqual([]);
  },
);

test.each(Object.entries(toPagePaths()))(
  'structured data of %s has what search engines require',
  async (_, path) => {
    const { nodes } = await readPage(path);

    expect(nodes.length).toBeGreaterThan(0);
    expect(nodes.flatMap(missingForSearchEngines)).toEqual([]);
  },
);

test('the prices that a vehicle page marks up are also shown on it, with the same VAT', async () => {
  let checked = 0;
  for (const { path } of vehicles) {
    const { nodes, text } = await readPage(path);
    const offers = nodes.map(({ offers }) => offers as Node | undefined).find(Boolean);
    if (!offers) continue;
    checked += 1;
    expect([path, text]).toEqual([path, expect.stringContaining(`£${offers.lowPrice}`)]);
    expect([path, text]).toEqual([path, expect.stringContaining(`£${offers.highPrice}`)]);
    const { valueAddedTaxIncluded } = offers.priceSpecification as Node;
    expect(text).toContain(valueAddedTaxIncluded ? 'inc VAT' : 'ex VAT');
  }
  expect(checked).toBe(vehicles.length - 1);
});

test('a vehicle without a price marks up no offer', async () => {
  const { nodes } = await readPage(vehicles[3]?.path ?? '');

  expect(nodes.some((node) => 'offers' in node)).toBe(false);
});

test('the deals of a list are marked up on its canonical pages alone, not where a visitor filtered it', async () => {
  const hasList = async (path: string) =>
    (await readPage(path)).nodes.some((node) => node['@type'] === 'ItemList');

  for (const path of ['/car-leasing', '/car-leasing/skoda', '/used-car-leasing'])
    expect([path, await hasList(path)]).toEqual([path, true]);
  for (const path of ['/car-leasing?fuel=petrol', '/car-leasing?term=24', '/car-leasing?pricingType=used'])
    expect([path, await hasList(path)]).toEqual([path, false]);
});

test.each(Object.entries(toPagePaths()))('every crumb of %s is in title case', async (_, path) => {
  const { nodes } = await readPage(path);
  const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  // What visitors typed stays as it is: "Search: golf".
  const words = (trail as readonly Node[]).flatMap(
    ({ name }) => String(name).split(': ')[0]?.split(' ') ?? [],
  );

  expect(
    words.filter((word) => /^[a-z]/.test(word) && !/^(?:an?|and|for|in|of|on|or|the|to)$/.test(word)),
  ).toEqual([]);
});

test('the breadcrumbs in the structured data are those shown on the page', async () => {
  const { nodes, text } = await readPage('/car-leasing/skoda');
  const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement as readonly Node[];

  expect(trail.length).toBe(3);
  for (const { name } of trail) expect(text).toContain(name);
});
