import request from 'supertest';
import { expect, test } from 'vitest';
import { exampleCard, exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { createTestApp, testCatalogue } from '#server/testing/test-app.ts';
import { shortTerms, usualTerms } from '#shared/deals/profile.ts';

const london = { name: 'London', slug: 'london' };
const vehicles = [
  exampleVehicle('1000000001'),
  exampleVehicle('1000000002', {
    stock: { kind: 'factory-order', weeksMin: 9, weeksMax: 12, checkedOn: '2026-11-20' },
  }),
  exampleVehicle('1000000003', { vehicleType: 'commercial', bodyType: 'medium' }),
  exampleVehicle('1000000004', { make: london }),
];
const axes = { miles: [8000, 10_000], initials: [9] };
const cards = [
  exampleCard('1000000001', { grid: { ...axes, terms: usualTerms }, contract: 'personal' }),
  exampleCard('1000000001', {
    grid: { ...axes, terms: shortTerms },
    contract: 'personal',
    ratebookId: 'SHORT',
  }),
  exampleCard('1000000002', { grid: { ...axes, terms: usualTerms }, contract: 'personal' }),
  exampleCard('1000000003', { grid: { ...axes, terms: [12] }, contract: 'business' }),
];
const app = await createTestApp({ catalogue: testCatalogue(vehicles, cards) });
const open = (path: string) => request(app).get(path);

async function load(path: string) {
  const { body } = await open(`/page-data${path}`);
  return { ...body.data, head: body.head };
}

/** The choices of the field that sets the length of the lease. */
function readTerms(html: string): readonly string[] {
  const [, field = ''] = /<select[^>]*name="term"[^>]*>(.*?)<\/select>/.exec(html) ?? [];
  return [...field.matchAll(/<option[^>]*>([^<]*)</g)].map(([, label = '']) => label);
}

test('the short-term pages list what has a price for 6 or 12 months, and nothing on application', async () => {
  const cars = await load('/short-term-car-leasing');
  const vans = await load('/short-term-van-leasing');

  expect(cars.deals.map(({ vehicle }: { vehicle: { vehicleRef: string } }) => vehicle.vehicleRef)).toEqual([
    '1000000001',
  ]);
  expect(cars.deals[0].price.profile.termMonths).toBe(12);
  expect(vans).toMatchObject({ total: 1, dealType: 'van' });
  expect((await load('/short-term-car-leasing?term=6')).deals[0].price.profile.termMonths).toBe(6);
  expect((await load('/short-term-van-leasing?term=6')).total).toBe(0);
});

test('a short-term page offers its own lengths only, and says so when asked for another', async () => {
  const { text } = await open('/short-term-car-leasing?term=36');

  expect(readTerms(text)).toEqual(['6 months', '12 months']);
  expect(text).toContain(
    'There are no leases of 36 months here, so prices are for 12 months. Choose 6 or 12 months.',
  );
  expect((await load('/short-term-car-leasing')).notes).toEqual([]);
});

test('other lists offer the usual lengths, and keep a short one that a link came with', async () => {
  const usual = ['18 months', '24 months', '36 months', '48 months'];

  expect(readTerms((await open('/car-leasing')).text)).toEqual(usual);
  expect(readTerms((await open('/car-leasing?term=12')).text)).toEqual(['12 months', ...usual]);
  expect((await load('/car-leasing?term=12')).total).toBe(3);
});

test('a city’s page wins over a make of the same name, and its crumbs lead back to car leasing', async () => {
  const city = await load('/car-leasing/london');
  const range = await open(`/car-leasing/london/${exampleVehicle('1').range.slug}`);

  expect(city.heading).toBe('Car leasing in London');
  expect(city.total).toBe(3);
  expect(city.head.trail.map(({ name }: { name: string }) => name)).toEqual([
    'Home',
    'Car Leasing',
    'London',
  ]);
  expect(city.head.canonicalPath ?? city.path).toBe('/car-leasing/london');
  expect(range.status).toBe(200);
});

const guided = [
  '/short-term-car-leasing',
  '/short-term-van-leasing',
  '/car-leasing/manchester',
  '/car-leasing/london',
  '/car-leasing/liverpool',
];

test.each(guided)('%s answers its questions in sight and in its structured data, alike', async (path) => {
  const { text } = await open(path);
  const { guide, counterpart } = await load(path);
  const blocks = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)];
  const faq = JSON.stringify(blocks.map(([, json = '']) => JSON.parse(json)));

  expect(guide.faqs.length).toBeGreaterThan(4);
  for (const { question, answer } of guide.faqs) {
    expect(text).toContain(`<h3>${question}</h3><p>${answer}</p>`);
    expect(faq).toContain(JSON.stringify({ '@type': 'Question', name: question }).slice(1, -1));
    expect(faq).toContain(JSON.stringify(answer));
  }
  expect(counterpart === undefined).toBe(path.startsWith('/short-term'));
});

test('each city has words of its own', async () => {
  const cities = await Promise.all(guided.slice(2).map(load));
  const texts = cities.flatMap(({ introduction, guide }) => [introduction, ...guide.paragraphs]);

  expect(new Set(texts).size).toBe(texts.length);
});
