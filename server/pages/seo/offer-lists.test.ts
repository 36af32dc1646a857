import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestApp, testCatalogue, testVehicles } from '#server/testing/test-app.ts';

const origin = 'http://localhost:3000';
/** Every test car again as a used and as an insured offer, with a reference of its own. */
const offers = testVehicles.flatMap((vehicle, place) => [
  { ...vehicle, pricingType: 'used' as const, vehicleRef: `2${vehicle.vehicleRef.slice(1)}` },
  ...(place === 0
    ? [{ ...vehicle, pricingType: 'atc' as const, vehicleRef: `3${vehicle.vehicleRef.slice(1)}` }]
    : []),
]);
const app = await createTestApp({ catalogue: testCatalogue([...testVehicles, ...offers]) });

async function canonicalOf(path: string): Promise<string | undefined> {
  const { text } = await request(app).get(path);
  return /rel="canonical" href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&').replace(origin, '');
}

async function readSitemaps(): Promise<readonly string[]> {
  const index = await request(app).get('/sitemap.xml');
  const files = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.replace(origin, ''),
  );
  const texts = await Promise.all(files.map(async (file) => (await request(app).get(file)).text));
  return texts.flatMap((text) =>
    [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&').replace(origin, ''),
    ),
  );
}

test('lists of used and insured vehicles are canonical themselves, without filters and profile', async () => {
  expect(await canonicalOf('/car-leasing/skoda?pricingType=used&fuel=petrol&term=24')).toBe(
    '/car-leasing/skoda?pricingType=used',
  );
  expect(await canonicalOf('/car-leasing/skoda?fuel=petrol')).toBe('/car-leasing/skoda');
  expect(await canonicalOf('/electric-car-leasing?pricingType=used')).toBe(
    '/electric-car-leasing?pricingType=used',
  );
});

test('all used and all insured cars have one canonical address: the path of their own', async () => {
  expect(await canonicalOf('/car-leasing?pricingType=used')).toBe('/used-car-leasing');
  expect(await canonicalOf('/car-leasing?pricingType=atc')).toBe('/car-leasing-with-insurance');
  expect(await canonicalOf('/used-car-leasing?pricingType=atc')).toBe('/used-car-leasing');
});

test('the sitemaps name every such list that holds vehicles, once, by its canonical address', async () => {
  const listed = await readSitemaps();
  const lists = listed.filter((path) => path.includes('pricingType='));

  expect(new Set(listed).size).toBe(listed.length);
  expect(lists).toEqual(
    expect.arrayContaining(['/car-leasing/skoda?pricingType=used', '/van-leasing?pricingType=used']),
  );
  expect(lists.join(' ')).not.toMatch(/business|\/car-leasing\?/);
  for (const path of lists) expect([path, await canonicalOf(path)]).toEqual([path, path]);
});

test('their titles and headings differ from those of the standard lists', async () => {
  const title = async (path: string) => /<h1>([^<]*)/.exec((await request(app).get(path)).text)?.[1];

  expect(await title('/electric-car-leasing?pricingType=used')).toBe('Used electric car lease deals');
  expect(await title('/electric-car-leasing')).toBe('Electric car lease deals');
});
