import request from 'supertest';
import { expect, test } from 'vitest';
import { exampleCard, exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { createTestApp, testCatalogue } from '#server/testing/test-app.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { AlternativesData } from '#shared/pages/alternatives/alternatives-data.ts';

const named = (name: string) => ({ name, slug: name.toLowerCase().replaceAll(' ', '-') });
const car = (ref: number, range: string, facts: Partial<Vehicle> = {}) =>
  exampleVehicle(String(1_000_000_000 + ref), {
    make: named('Make'),
    range: named(range),
    model: named(range),
    bodyType: 'hatchback',
    lengthMm: 4300,
    ...facts,
  });

const vehicles = [
  car(1, 'Own'),
  car(2, 'Own', { derivative: named('Dear') }),
  car(3, 'Twin'),
  car(4, 'Twin', { derivative: named('Dear twin') }),
  car(5, 'Electric', { fuel: 'electric', electricRangeMiles: 250 }),
  car(6, 'Roadster', { bodyType: 'sports-car' }),
  car(7, 'Unpriced'),
  car(8, 'Nearly new', { pricingType: 'used' }),
  car(9, 'Load', { vehicleType: 'commercial', bodyType: 'medium', payloadKg: 1000 }),
  // A model whose slug is that of the page.
  car(10, 'Own', { model: named('Alternatives') }),
];
const rentals: Readonly<Record<number, number>> = {
  1: 250,
  2: 400,
  3: 230,
  4: 380,
  5: 300,
  6: 250,
  8: 150,
  9: 280,
  10: 600,
};
const grid = { terms: [24, 36], miles: [10_000], initials: [6] };
const cards = Object.entries(rentals).flatMap(([ref, pounds]) =>
  (['personal', 'business'] as const).map((contract) =>
    exampleCard(String(1_000_000_000 + Number(ref)), {
      contract,
      grid,
      monthlyPence: Int32Array.from({ length: 4 }, () => pounds * 100),
      excessTenths: Uint16Array.from({ length: 4 }, () => 95),
    }),
  ),
);
const app = await createTestApp({ catalogue: testCatalogue(vehicles, cards) });
const path = '/car-leasing/make/own/alternatives';

async function load(address = path): Promise<AlternativesData> {
  return (await request(app).get(`/page-data${address}`)).body.data;
}

test('each other range that has something in common is shown once, by its cheapest version, the most alike first', async () => {
  const { example, alternatives } = await load();

  expect(example.vehicle.vehicleRef).toBe('1000000001');
  expect(alternatives.map(({ deal }) => deal.vehicle.range.name)).toEqual(['Twin', 'Electric']);
  expect(alternatives.map(({ deal }) => deal.vehicle.derivative.name)).not.toContain('Dear twin');
  expect(alternatives.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^Same size, £\d+ a month less$/),
    expect.stringMatching(/^Same size, electric, 250 miles of electric range, £\d+ a month more$/),
  ]);
});

test('prices are those of the visitor’s own lease, and links carry it', async () => {
  const { alternatives, compareHref } = await load(`${path}?term=24`);
  const { text } = await request(app).get(`${path}?term=24`);

  expect(alternatives[0]?.deal.price?.profile.termMonths).toBe(24);
  expect(text).toMatch(/href="\/car-leasing\/make\/twin\/[^"]*vehicle\?term=24"/);
  expect(text).toContain('href="/car-leasing/make/own?term=24"');
  expect(compareHref).toBe('/compare-deals?deals=1000000001,1000000003,1000000005&term=24');
});

test('the page wins over a model of the same name, and its crumbs lead back to the range', async () => {
  const { body } = await request(app).get(`/page-data${path}`);

  expect(body.data.heading).toBe('Alternatives to the Make Own');
  expect(body.head.trail.map((crumb: { name: string }) => crumb.name)).toEqual([
    'Home',
    'Car Leasing',
    'Make',
    'Own',
    'Alternatives',
  ]);
  expect(body.head.canonicalPath).toBe(path);
});

test('business cars and vans have the page too, and only cars a switch', async () => {
  expect((await load('/business-car-leasing/make/own/alternatives')).counterpart).toBe(path);
  const vans = await load('/van-leasing/make/load/alternatives');

  expect(vans).toMatchObject({ alternatives: [], heading: 'Van lease alternatives to the Make Load' });
  expect(vans.counterpart).toBeUndefined();
});

test('an unknown range, or one that is only leased used, is not found', async () => {
  expect((await request(app).get('/car-leasing/make/nothing/alternatives')).status).toBe(404);
  expect((await request(app).get('/car-leasing/make/nearly-new/alternatives')).status).toBe(404);
});

test('a range without a price still has alternatives, told without a price', async () => {
  const { alternatives } = await load('/car-leasing/make/unpriced/alternatives');

  expect(alternatives.length).toBeGreaterThan(1);
  expect(alternatives[0]?.reason).toBe('Same size');
});

test('the page of a range links to its alternatives', async () => {
  expect((await request(app).get('/car-leasing/make/own')).text).toContain(`href="${path}"`);
});
