import { expect, test } from 'vitest';
import { createDemonstrationSearch } from '#server/search/testing/demonstration-search.ts';
import type { ProductFilter } from '#shared/contracts/search.ts';

const search = createDemonstrationSearch();

async function titles(text: string, product: ProductFilter = 'personal-contract-hire') {
  return (await search.search({ text, product }, {})).map(({ title }) => title);
}

async function links(text: string, product: ProductFilter = 'personal-contract-hire') {
  return (await search.search({ text, product }, {})).map(({ link }) => link);
}

test.for([
  ['golf', 'Volkswagen Golf'],
  ['golff', 'Volkswagen Golf'],
  ['teslla', 'Tesla'],
  ['pegueot', 'Peugeot'],
  ['volkswagon golf', 'Volkswagen Golf'],
  ['oct', 'Škoda Octavia'],
  ['octavia skoda', 'Škoda Octavia'],
  ['golf volkswagen', 'Volkswagen Golf'],
  ['id3', 'Volkswagen ID.3'],
  ['id.3', 'Volkswagen ID.3'],
  ['VW golf', 'Volkswagen Golf'],
  ['  ŠKODA   octavia ', 'Škoda Octavia'],
  ['mercedes a-class', 'Mercedes-Benz A-Class'],
  ['glof', 'Volkswagen Golf'],
  ['cosra', 'Vauxhall Corsa'],
  ['bwm', 'BMW'],
  ['bmw 3', 'BMW 3 Series'],
  ['audi a 3', 'Audi A3'],
  ['id 3', 'Volkswagen ID.3'],
  ['landrover', 'Land Rover'],
] as const)('“%s” finds the %s first, its own page before its vehicles', async ([text, name]) => {
  const [first = '', second = ''] = await titles(text.replace(/\s+/g, ' ').trim());

  expect(first).toMatch(new RegExp(`^${name}.* Car Leasing$`));
  expect(second.startsWith(name)).toBe(true);
});

test('all words of a question count, so a version of a model is found by the words of its name', async () => {
  const found = await titles('bmw 320d touring');

  expect(found.length).toBeGreaterThan(0);
  expect(found.every((title) => /BMW 3 Series Touring 320d/.test(title))).toBe(true);
});

test('a name with a digit must match exactly: one more letter means another car', async () => {
  expect((await titles('320d')).some((title) => title.includes('330'))).toBe(false);
});

test('pages about the chosen product come before pages about the other one', async () => {
  expect((await links('in stock'))[0]).toBe('/car-leasing/in-stock');
  expect((await links('in stock', 'contract-hire'))[0]).toBe('/van-leasing/in-stock');
});

test('two words that belong together also match the joined word', async () => {
  expect((await links('pick up', 'contract-hire'))[0]).toBe('/van-leasing/body-type/pickup');
  expect(
    (await links('pick up')).filter((link) => /^\/(?:car|van)-leasing\/(?!guides\/)/.test(link)),
  ).toEqual([]);
});

test('a correctly spelt question finds nothing that only looks alike', async () => {
  expect(await links('careers')).toEqual(['/careers']);
  expect((await links('polo')).every((link) => link.includes('/polo'))).toBe(true);
});

test('a known word is not taken for another that is spelt similarly', async () => {
  for (const text of ['celery sandwich', 'AB12 CDE', 'xq9z', 'go lf zz']) {
    expect(await links(text), text).toEqual([]);
  }
});

test('cars with many seats are found by their number, and other cars are not', async () => {
  const found = await titles('7 seater suv');

  expect(found.length).toBeGreaterThan(5);
  expect(found.join()).not.toContain('BMW 7 Series');
});

test('when no entry has all the words, entries with some of them are found', async () => {
  expect((await titles('golf zzzz'))[0]).toBe('Volkswagen Golf Car Leasing');
});

test('a question whose words are in no entry finds nothing', async () => {
  expect(await titles('zzzzzz')).toEqual([]);
});

test.for([
  ['callback', '/request-callback'],
  ['call me back', '/request-callback'],
  ['contact', '/contact'],
  ['phone number', '/contact'],
  ['electric vans', '/electric-van-leasing'],
  ['electric cars', '/electric-car-leasing'],
  ['login', '/account/login'],
  ['special offers', '/car-leasing/special-offers'],
  ['suv', '/car-leasing/body-type/suv'],
  ['electric suv', '/car-leasing/body-type/suv?fuel=electric'],
  ['hybrid estate', '/car-leasing/body-type/estate?fuel=hybrid'],
  ['electric', '/electric-car-leasing'],
  ['hybrid', '/hybrid-car-leasing'],
  ['7 seater', '/car-leasing?seats=7'],
  ['small car', '/car-leasing/body-type/citycar'],
  ['van', '/van-leasing'],
  ['business', '/business-car-leasing'],
  ['complaint', '/complaints'],
  ['best deals', '/car-leasing/special-offers'],
] as const)('“%s” finds the page %s first', async ([text, path]) => {
  expect((await links(text))[0]).toBe(path);
});

test('under contract hire business cars and vans are found, under personal contract hire personal cars', async () => {
  expect(await titles('transit')).toEqual([]);
  expect((await links('transit', 'contract-hire')).every((link) => link.startsWith('/van-leasing/'))).toBe(
    true,
  );
  expect((await links('transit', 'contract-hire')).length).toBeGreaterThan(5);
  expect((await links('golf', 'contract-hire')).every((link) => link.startsWith('/business-car-'))).toBe(
    true,
  );
  expect((await links('golf')).every((link) => link.startsWith('/car-leasing/'))).toBe(true);
});

test.for([
  ['VE103', '/car-leasing/guides/driving-abroad'],
  ['home charging', '/electric-car-leasing/guides/home-charging'],
  ['gap insurance', '/car-finance-advice/gap-insurance'],
  ['winter range', '/electric-car-leasing/guides/winter-range'],
] as const)('“%s”, which no deal has, finds the guide %s first', async ([text, path]) => {
  expect((await links(text))[0]).toBe(path);
});

test.for([
  ['excess mileage', '/mileage-calculator', '/car-leasing/guides/mileage-and-excess'],
  [
    'salary sacrifice',
    '/salary-sacrifice',
    '/business-car-leasing/guides/salary-sacrifice-for-employers',
    '/news/tax/frozen-bands-and-salary-sacrifice/1011',
  ],
] as const)('“%s” finds the calculator, then guides and news', async ([text, ...paths]) => {
  expect((await links(text)).slice(0, paths.length)).toEqual(paths);
});

test('texts come after deals where deals match, and keep a few places', async () => {
  const found = await links('insurance');
  const isVehicle = (link: string) => link.endsWith('/vehicle');

  expect(found[0]).toBe('/car-leasing-with-insurance');
  expect(found.filter(isVehicle).length).toBeGreaterThan(10);
  expect(found.slice(found.findLastIndex(isVehicle) + 1)).toContain('/car-finance-advice/gap-insurance');
});

test('only the best entries are returned, each once', async () => {
  const found = await links('automatic');

  expect(found.length).toBe(24);
  expect(new Set(found).size).toBe(24);
});

test('of the vehicles of one range that match equally well, the one with the lowest true monthly cost comes first', async () => {
  const costs = async (text: string, product: ProductFilter) =>
    (await search.search({ text, product }, {})).flatMap(({ true_cost = Infinity, image_link }) =>
      image_link ? [true_cost] : [],
    );
  for (const product of ['personal-contract-hire', 'contract-hire'] as const) {
    const golfs = await costs('golf', product);

    expect(golfs.length).toBeGreaterThan(2);
    expect(golfs).toEqual(golfs.toSorted((one, other) => one - other));
  }
});
