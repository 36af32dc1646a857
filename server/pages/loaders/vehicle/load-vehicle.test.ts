import request from 'supertest';
import { expect, test } from 'vitest';
import { exampleCard } from '#server/catalogue/store/testing/example-catalogue.ts';
import { drawPriceGrid } from '#server/pages/charts/price-charts.ts';
import { createTestApp, testCatalogue, testVehicles } from '#server/testing/test-app.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { Price, Rate } from '#shared/deals/price.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import { vehiclePath } from '#shared/routes/link-to.ts';
import { findNearestProfile } from './offered-profiles.ts';

const app = await createTestApp();

function pathOf(dealType: DealType, vehicleRef: string): string {
  const vehicle = testCatalogue().snapshot().findVehicle(vehicleRef);
  if (!vehicle) throw new Error(`The test catalogue has no vehicle ${vehicleRef}.`);
  return vehiclePath(dealType, vehicle);
}

async function loadData(path: string) {
  const response = await request(app).get(`/page-data${path}`);
  return response.body;
}

test('a vehicle page answers at its canonical path with one heading and its price', async () => {
  const response = await request(app).get(pathOf('personal', '1000000002'));

  expect(response.status).toBe(200);
  expect(response.text.match(/<h1/g)).toHaveLength(1);
  expect(response.text).toContain('True monthly cost');
});

test('an outdated slug redirects permanently to the canonical path and keeps the query string', async () => {
  const response = await request(app).get('/car-leasing/a/b/c/d/1000000002/vehicle?term=24');

  expect(response.status).toBe(301);
  expect(response.headers.location).toBe(`${pathOf('personal', '1000000002')}?term=24`);
});

test.each([
  ['an unknown reference', '/car-leasing/a/b/c/d/9999999999/vehicle'],
  ['a van under car leasing', '/car-leasing/haul/box/box-l2/x/1000000003/vehicle'],
  ['a car under van leasing', '/van-leasing/a/b/c/d/1000000002/vehicle'],
])('%s is not found', async (_what, path) => {
  expect((await request(app).get(path)).status).toBe(404);
});

test('a vehicle that has left is gone for good, and the page leads to what is nearest in the same deal type', async () => {
  const snapshot = testCatalogue().snapshot();
  const gone = { ...snapshot, hadVehicle: (vehicleRef: string) => vehicleRef === '2000000001' };
  const site = await createTestApp({ catalogue: { snapshot: () => gone, isLoaded: () => true } });
  const linksOf = (text: string) =>
    Array.from(text.matchAll(/<a class="[^"]*button[^"]*" href="([^"]*)"/g), ([, href]) => href);
  const open = async (path: string) => {
    const { status, text, headers } = await request(site).get(path);
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
    expect(text).toContain('<meta name="robots" content="noindex');
    expect(text.match(/<h1/g)).toHaveLength(1);
    return { status, text, links: linksOf(text) };
  };

  const left = await open(
    '/business-car-leasing/skoda/octavia/octavia-estate/old/2000000001/vehicle?term=24',
  );
  expect([left.status, left.text.includes('This deal has ended')]).toEqual([410, true]);
  expect(left.text).toContain('>See Škoda Octavia Estate business deals<');
  expect(left.links).toEqual([
    '/business-car-leasing/skoda/octavia/octavia-estate',
    '/business-car-leasing/skoda',
    '/business-car-leasing',
    '/',
  ]);
  const data = await request(site).get('/page-data/car-leasing/a/b/c/d/2000000001/vehicle');
  expect([data.status, data.body.status, data.headers['cache-control']]).toEqual([410, 410, 'no-store']);

  const { status, links } = await open('/van-leasing/haul/box/no-more/x/9999999999/vehicle');
  expect([status, links]).toEqual([404, ['/van-leasing/haul/box', '/van-leasing/haul', '/van-leasing', '/']]);
  const nowhere = await open('/car-leasing/a/b/c/d/2000000001/vehicle');
  expect([nowhere.status, nowhere.links]).toEqual([410, ['/car-leasing', '/']]);
  for (const href of left.links)
    expect([href, (await request(site).get(href ?? '')).status]).toEqual([href, 200]);
});

test('for a profile that no funder offers, the page shows the nearest one and says so', async () => {
  const response = await request(app).get(`${pathOf('personal', '1000000002')}?term=18&miles=30000`);

  expect(response.text).toContain('No funder offers this vehicle at 18 months, 30,000 miles a year');
  expect(response.text).toContain('24 months, 12,000 miles a year');
});

test('ending early is reckoned by the funder of the price, which the page does not name', async () => {
  const cards = [exampleCard('1000000002', { funder: 'Demonstration Funder' })];
  const ofFunder = await createTestApp({ services: { catalogue: testCatalogue(testVehicles, cards) } });
  const { text } = await request(ofFunder).get(pathOf('personal', '1000000002'));

  expect(text).toContain('between half and 75% of the payments left');
  expect(text).not.toContain('Demonstration Funder');
});

test('a vehicle without any rate is price on application, with a way to ask', async () => {
  const response = await request(app).get(pathOf('personal', '1000000004'));

  expect(response.status).toBe(200);
  expect(response.text).toContain('Price on application');
  expect(response.text).toContain('href="tel:');
  expect(response.text).not.toContain('name="term"');
});

test('a van has no personal deal', async () => {
  const response = await request(app).get(pathOf('van', '1000000003'));

  expect(response.status).toBe(200);
  expect(response.text).not.toContain('Personal (inc VAT)');
});

test('a vehicle leads to the reviews of its range, and a new one to the alternatives, at the profile shown', async () => {
  const range = '/car-leasing/skoda/octavia';
  const links = async (vehicleRef: string) => {
    const { text } = await request(app).get(`${pathOf('personal', vehicleRef)}?term=24`);
    return ['alternatives', 'customer-reviews'].filter((page) =>
      text.includes(`href="${range}/${page}?term=24"`),
    );
  };

  expect(await links('1000000001')).toEqual(['alternatives', 'customer-reviews']);
  expect(await links('1000000006')).toEqual(['customer-reviews']);
});

test('with visible breadcrumbs hidden, the structured data still has the whole trail', async () => {
  const { head } = await loadData(pathOf('personal', '1000000002'));

  expect(head.breadcrumbs).toBe('hidden');
  expect(head.trail.map(({ name }: { name: string }) => name)).toEqual([
    'Home',
    'Car Leasing',
    'Example',
    'One',
    'One Electric',
    '60 kWh Trim 5dr',
  ]);
});

const rate = (termMonths: number, annualMiles: number, isMaintained: boolean): Rate => ({
  contract: 'personal',
  termMonths,
  annualMiles,
  initialMonths: 9,
  isMaintained,
  monthlyPence: 20_000,
  excessTenths: 100,
  feePence: 0,
});

/** A price that costs as many pence a month as months are paid up front. */
const atTerm = (profile: LeaseProfile) => ({ trueMonthlyPence: profile.initialMonths }) as Price;

test('the nearest profile keeps maintenance first, then the term, then prefers the larger allowance', () => {
  const asked = { termMonths: 36, annualMiles: 10_000, initialMonths: 3, isMaintained: true };
  const nearest = (rates: readonly Rate[]) => findNearestProfile(rates, asked);

  expect(nearest([rate(36, 10_000, false), rate(18, 30_000, true)])).toMatchObject({ termMonths: 18 });
  expect(nearest([rate(24, 10_000, true), rate(36, 30_000, true)])).toMatchObject({ termMonths: 36 });
  expect(nearest([rate(36, 8000, true), rate(36, 12_000, true)])).toEqual({ ...asked, annualMiles: 12_000 });
  expect(nearest([])).toBeUndefined();
});

test('the nearest profile has no more months up front than its term', () => {
  const asked = { termMonths: 36, annualMiles: 10_000, initialMonths: 9, isMaintained: false };

  expect(findNearestProfile([rate(6, 10_000, false)], asked)?.initialMonths).toBe(6);
  expect(drawPriceGrid({ terms: [6, 36], miles: [10_000] }, asked, atTerm)?.rows).toMatchObject([
    { termMonths: 6, costs: [6] },
    { termMonths: 36, costs: [9] },
  ]);
});

test('the range of rentals is that of the offers with the maintenance shown', async () => {
  const path = pathOf('personal', '1000000002');
  const spanOf = async (query: string) => (await loadData(path + query)).data.priceSpan;
  const [bare, maintained] = [await spanOf(''), await spanOf('?maintained=true')];

  // In the test catalogue every maintained offer is dearer than the same one without maintenance.
  expect(bare).toMatchObject({ offerCount: 9 });
  expect(maintained).toMatchObject({ offerCount: 9 });
  expect(maintained.lowMonthlyPence).toBeGreaterThan(bare.lowMonthlyPence);
  expect(maintained.highMonthlyPence).toBeGreaterThan(bare.highMonthlyPence);
});

test('the miles of a vehicle page can be worked out with its deal, at the profile shown', async () => {
  const { data } = await loadData(`${pathOf('business', '1000000002')}?term=24&miles=9000`);

  expect(data.mileageHref).toBe('/mileage-calculator?deals=1000000002.business.24');
  expect(data.yourMiles.realMiles).toBe(9000);
});

test('lists and vehicle pages lead to the mileage calculator', async () => {
  for (const path of ['/car-leasing', pathOf('personal', '1000000002')]) {
    expect((await request(app).get(path)).text).toMatch(/href="\/mileage-calculator[^"]*"[^>]*>Not sure\?/);
  }
});
