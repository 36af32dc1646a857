import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/config/read-config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import { testAccountServices } from '#server/testing/test-account-services.ts';
import { silentLog, testCatalogue } from '#server/testing/test-app.ts';
import type { HomeData } from '#shared/pages/home/home-data.ts';
import { loadHome } from './load-home.ts';

async function load(): Promise<HomeData> {
  const site = toSiteIdentity(readConfig({ SITE_ORIGIN: 'http://localhost:3000' }));
  const services = { catalogue: testCatalogue(), site, log: silentLog, ...testAccountServices() };
  return loadHome({ path: '/', params: {}, search: new URLSearchParams(), services });
}

test('a range is shown once: as the best match, or in the first row that it belongs to', async () => {
  const { featured, shelves } = await load();
  const deals = [...(featured ? [featured] : []), ...shelves.flatMap((shelf) => shelf.deals)];
  const ranges = deals.map(({ vehicle }) => vehicle.range.name);

  expect(ranges.toSorted()).toEqual(['Octavia', 'One']);
});

test('only priced deals of new cars are shown', async () => {
  const deals = (await load()).shelves.flatMap((shelf) => shelf.deals);

  expect(deals.every(({ price }) => price !== undefined)).toBe(true);
  expect(deals.every(({ vehicle }) => vehicle.pricingType === 'standard')).toBe(true);
});

test('makes are offered by whether they have cars, vans or both', async () => {
  const { makes, vanCount } = await load();

  expect(makes.carsOnly.map(({ name }) => name)).toEqual(['Example', 'Škoda']);
  expect(makes.vansOnly.map(({ name }) => name)).toEqual(['Haul']);
  expect(makes.both).toEqual([]);
  expect(vanCount).toBe(1);
});
