import request from 'supertest';
import { expect, test } from 'vitest';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import type { CompareData, ComparedRow } from '#shared/pages/compare/compare-data.ts';
import { toEnergyData } from './compared-energy.ts';
import { toComparedGroups } from './to-comparison.ts';

const app = await createTestApp();

async function load(query: string): Promise<CompareData> {
  const response = await request(app).get(`/page-data/compare-deals?${query}`);
  expect(response.status).toBe(200);
  return response.body.data;
}

function findRow(data: CompareData, label: string): ComparedRow | undefined {
  return data.groups.flatMap(({ rows }) => rows).find((row) => row.label === label);
}

test('deals stand in the order of the address, each with its deal type and profile', async () => {
  const { columns } = await load('deals=1000000003,1000000002.business.24.8000.12up&term=48');

  expect(columns.map(({ item }) => item)).toEqual(['1000000003', '1000000002.business.24.8000.12up']);
  expect(columns.map(({ vat }) => vat)).toEqual(['ex VAT', 'ex VAT']);
  expect(columns[1]?.href).toMatch(/^\/business-car-leasing\/.*\?term=24&miles=8000&initial=12$/);
});

test('what cannot be read, is not offered or is there already is left out, and so is a fifth deal', async () => {
  const unknown = await load('deals=1000000001,9999999999,<script>,1000000001');
  const many = await load('deals=1000000001,1000000002,1000000003,1000000004,1000000005');

  expect(unknown.columns.map(({ item }) => item)).toEqual(['1000000001']);
  expect(unknown.notes).toEqual(['We no longer offer one of those deals, so we left it out.']);
  expect(many.columns).toHaveLength(4);
  expect(many.notes).toEqual(['You can compare 4 deals at a time, so we left out the rest.']);
});

test.each([
  'deals=1000000001.19',
  'deals=1000000001.7777',
  'deals=1000000001.13up',
  'deals=1000000001.personal.x',
  `deals=${'1'.repeat(700)}`,
])('the item of %s is refused', async (query) => {
  expect((await load(query)).columns).toEqual([]);
});

test('no deal is compared at more months up front than its term has', async () => {
  const { columns } = await load('deals=1000000001.6.9up,1000000002.6&initial=12');

  expect(columns.map(({ item }) => item)).toEqual(['1000000001.6.6up', '1000000002.6.6up']);
});

test('a plain form’s repeated parameters are the same comparison as a list', async () => {
  const { columns } = await load('deals=1000000001&deals=1000000002');

  expect(columns.map(({ item }) => item)).toEqual(['1000000001', '1000000002']);
});

test('a row tells whether it differs, and only differences leaves the price whole', async () => {
  const all = await load('deals=1000000001,1000000002');
  const differences = await load('deals=1000000001,1000000002&only=differences');

  expect(findRow(all, 'Stock checked')).toMatchObject({ isDifferent: false });
  expect(findRow(all, 'Fuel')).toMatchObject({ isDifferent: true, texts: ['Petrol', 'Electric'] });
  expect(findRow(differences, 'Stock checked')).toBeUndefined();
  expect(findRow(differences, 'Fuel')).toBeDefined();
  expect(differences.groups[0]).toEqual(all.groups[0]);
});

test('the best value is named where one is better, and nowhere where all are equal', async () => {
  const data = await load('deals=1000000001,1000000002');

  expect(findRow(data, 'CO2')?.best).toEqual({ columns: [1], word: 'Lowest' });
  expect(findRow(data, 'Delivery')?.best).toBeUndefined();
  expect(findRow(data, 'Fuel')?.best).toBeUndefined();
});

test('deals that share the best value are joint best', () => {
  const towing = [1500, 2000, 2000].map((towingKg, item) => ({
    item: String(item),
    vehicleRef: '1000000001',
    dealType: 'personal' as const,
    vehicle: { ...exampleVehicle('1000000001'), towingKg },
    profile: defaultProfile,
  }));
  const bestOf = (deals: typeof towing) =>
    toComparedGroups(deals, { isOnlyDifferences: false })
      .flatMap(({ rows }) => rows)
      .find(({ label }) => label === 'Braked towing')?.best;

  expect(bestOf(towing)).toEqual({ columns: [1, 2], word: 'Joint most' });
  expect(bestOf(towing.slice(0, 2))).toEqual({ columns: [1], word: 'Most' });
});

test('energy, and the road tax that the funder pays, stand beside the price of each deal and not in it', async () => {
  const data = await load('deals=1000000001,1000000002&miles=12000');

  expect(findRow(data, 'Energy a mile')?.texts).toEqual([null, '7p at home, 15p in public']);
  expect(findRow(data, 'Energy a month')?.texts).toEqual([null, '£70 at home, £150 in public']);
  expect(findRow(data, 'Funder’s road tax')?.texts).toEqual([
    '£455, then £200 a year',
    '£10, then £200 a year',
  ]);
  expect(data.energyNote).toMatch(
    /of 1 June 2026, superseded on 1 September 2026 by rates we haven’t verified\. It isn’t in the lease price\./,
  );
  // A lease from December 2026 has 20 of its 36 months after March 2028: 20,000 miles at 3p.
  expect(findRow(data, 'Mileage charge from April 2028')?.texts).toEqual(['None', '£600 in 20 of 36 months']);
  const petrol = await load('deals=1000000001');
  expect(petrol.energyNote).toBeUndefined();
  expect(findRow(petrol, 'Mileage charge from April 2028')).toBeUndefined();
});

test('energy is compared at the visitor’s own prices, which every way on keeps and no account stores', async () => {
  const data = await load('deals=1000000001,1000000002&petrol=145&home=9999&diesel=150');

  // 145 × 4.54609 ÷ 52.3 mpg is 12.6p a mile. The electric car's WLTP figure is not known.
  expect(findRow(data, 'Energy a mile')?.texts).toEqual(['12.6p', '7p at home, 15p in public']);
  expect(data.energyNote).toMatch(
    /^Energy is at your prices and each vehicle’s WLTP figure, otherwise at HMRC/,
  );
  expect(data.askedPrices.map(({ kind }) => kind)).toEqual(['petrol']);
  expect(data.notes).toEqual([
    'Enter a home electricity price of 1 to 200 pence a kWh, like 27.5. Until then we leave it out.',
  ]);
  expect(data.onlyHref).toBe('/compare-deals?deals=1000000001,1000000002&petrol=145&only=differences');
  expect(data.columns[1]?.removeHref).toBe('/compare-deals?deals=1000000001&petrol=145');
  expect(data.saveHref).not.toContain('petrol');
  expect((await load('deals=1000000001&petrol=145')).columns[0]?.removeHref).toBe(
    '/compare-deals?petrol=145',
  );
});

test('below the price, what differs stands before what is the same', async () => {
  const { groups } = await load('deals=1000000001,1000000002');

  for (const { heading, rows } of groups.slice(1)) {
    const differs = rows.map(({ isDifferent }) => isDifferent);
    expect([heading, differs]).toEqual([heading, differs.toSorted((a, b) => Number(b) - Number(a))]);
  }
});

test('prices of different leases are warned about, are not ranked, and can be priced alike', async () => {
  const data = await load('deals=1000000001,1000000002.business.24.maintained&miles=8000');

  expect(data.warning).toMatch(
    /^You can’t compare these prices directly: some include VAT and some don’t; the terms are 24 and 36 months/,
  );
  expect(findRow(data, 'True monthly cost')?.best).toBeUndefined();
  expect(data.alikeHref).toBe('/compare-deals?deals=1000000001,1000000002.business&miles=8000');
});

test('insurance in one of the prices is warned about, which no other lease would cure', async () => {
  const data = await load('deals=1000000001,1000000005');

  expect(data.warning).toBe(
    'You can’t compare these prices directly: some include insurance and some don’t.',
  );
  expect(data.alikeHref).toBeUndefined();
});

test('a deal can be removed, and one of the chosen make added, at an address of the same comparison', async () => {
  const data = await load('deals=1000000002,1000000003&term=48&make=skoda');

  expect(data.columns[0]?.removeHref).toBe('/compare-deals?deals=1000000003&term=48');
  expect(data.add?.offers).toMatchObject([
    { name: 'Škoda Octavia Estate', href: '/compare-deals?deals=1000000002,1000000003,1000000001&term=48' },
  ]);
});

test('the page with deals is not indexed and names the bare page as its canonical; the bare page offers deals', async () => {
  const full = (await request(app).get('/compare-deals?deals=1000000001')).text;
  const bare = (await request(app).get('/compare-deals')).text;

  expect(full).toContain('<meta name="robots" content="noindex"/>');
  expect(full).toContain('<link rel="canonical" href="http://localhost:3000/compare-deals"/>');
  expect(bare).not.toContain('noindex');
  expect(bare).toContain('true monthly cost');
});

test('vehicles of known size are laid over each other, each model once; one alone is not', async () => {
  const both = await load('deals=1000000002,1000000003,1000000002.business');
  const one = await load('deals=1000000001,1000000002');

  expect(both.sizes?.map(({ name }) => name)).toEqual(['Example One Electric', 'Haul Box L2']);
  expect(one.sizes).toBeUndefined();
});

test('the drawings of one comparison are at one scale, so a car beside a van is shown smaller than alone', async () => {
  const both = await load('deals=1000000002,1000000003');
  const alone = await load('deals=1000000002');
  const [car, van] = both.columns.map(({ image }) => image.share);

  expect(alone.columns[0]?.image.share).toBe(1);
  expect(van).toBe(1);
  expect(car).toBeLessThan(1);
  expect((await request(app).get('/compare-deals?deals=1000000002,1000000003')).text).toMatch(
    new RegExp(`<image href="[^"]+" x="[^"]+" y="[^"]+" width="${640 * (car ?? 0)}"`),
  );
});

test('the road tax of an expensive car names the sum that is known from one report only', () => {
  const noteOf = (p11dPence: number) =>
    toEnergyData([{ vehicle: exampleVehicle('1', { p11dPence }) }], {}).energyNote;

  expect(noteOf(40_000_01)).toBe(
    'The £440 supplement in the road tax of an expensive car is from one report only.',
  );
  expect(noteOf(40_000_00)).toBeUndefined();
});
