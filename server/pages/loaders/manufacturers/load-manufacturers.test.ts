import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/config/read-config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import { testAccountServices } from '#server/testing/test-account-services.ts';
import { silentLog, testCatalogue } from '#server/testing/test-app.ts';
import type { ManufacturersData } from '#shared/pages/manufacturers/manufacturers-page.tsx';
import { loadAllManufacturers, loadVanManufacturers } from './load-manufacturers.ts';

const site = toSiteIdentity(readConfig({ SITE_ORIGIN: 'http://localhost:3000' }));
const services = { catalogue: testCatalogue(), site, log: silentLog, ...testAccountServices() };

async function load(loader: typeof loadAllManufacturers, search = ''): Promise<ManufacturersData> {
  return loader({ path: '/all-manufacturers', params: {}, search: new URLSearchParams(search), services });
}

const names = ({ makes }: ManufacturersData) => makes.map(({ name }) => name);

test('makes are listed from A to Z with their count and lowest true monthly cost', async () => {
  const data = await load(loadAllManufacturers);

  expect(names(data)).toEqual(['Example', 'Škoda']);
  expect(data.makes[0]?.vehicleCount).toBe(1);
  expect(data.makes[0]?.fromPence).toBeGreaterThan(0);
});

test('a comma list and repeated parameters choose the same fuels', async () => {
  const list = await load(loadAllManufacturers, 'fuel=electric,hybrid');
  const repeated = await load(loadAllManufacturers, 'fuel=electric&fuel=hybrid');

  expect(names(list)).toEqual(['Example']);
  expect(repeated).toEqual(list);
});

test('a chosen fuel counts and prices only vehicles of that fuel', async () => {
  const all = await load(loadAllManufacturers);
  const petrol = await load(loadAllManufacturers, 'fuel=petrol');

  expect(all.makes.find(({ slug }) => slug === 'skoda')?.vehicleCount).toBe(2);
  expect(petrol.makes.find(({ slug }) => slug === 'skoda')?.vehicleCount).toBe(1);
});

test('unknown fuels and deal types are left out, and the page says so', async () => {
  const steam = await load(loadAllManufacturers, 'fuel=steam');
  const gift = await load(loadAllManufacturers, 'dealType=gift&fuel=petrol');

  expect(names(steam)).toEqual(['Example', 'Škoda']);
  expect(steam.notes).toEqual(['We left out a fuel we didn’t recognise.']);
  expect(gift.notes).toHaveLength(1);
  expect((await load(loadAllManufacturers, 'dealType=business&fuel=petrol,')).notes).toEqual([]);
});

test('van makes are vans only', async () => {
  expect(names(await load(loadVanManufacturers))).toEqual(['Haul']);
});

test('for a business the makes are priced ex VAT, and each page leads to the other', async () => {
  const personal = await load(loadAllManufacturers, 'fuel=petrol');
  const business = await load(loadAllManufacturers, 'fuel=petrol&dealType=business');
  const priceOf = ({ makes }: ManufacturersData) =>
    makes.find(({ slug }) => slug === 'skoda')?.fromPence ?? 0;

  expect(business.dealType).toBe('business');
  expect(priceOf(business)).toBeGreaterThan(0);
  expect(priceOf(business)).toBeLessThan(priceOf(personal));
  expect(personal.counterpart).toBe('/all-manufacturers?dealType=business&fuel=petrol');
  expect(business.counterpart).toBe('/all-manufacturers?fuel=petrol');
});

test('an unknown deal type is ignored, and vans are always business', async () => {
  expect((await load(loadAllManufacturers, 'dealType=van')).dealType).toBe('personal');
  expect((await load(loadVanManufacturers, 'dealType=business')).counterpart).toBeUndefined();
});

test('a make that a business cannot lease is not offered to one', async () => {
  const snapshot = services.catalogue.snapshot();
  const listRanges: typeof snapshot.listRanges = (dealType, make) =>
    snapshot.listRanges(dealType, make).filter(() => make !== 'skoda');
  const catalogue = { snapshot: () => ({ ...snapshot, listRanges }), isLoaded: () => true };
  const data = await loadAllManufacturers({
    path: '/all-manufacturers',
    params: {},
    search: new URLSearchParams('dealType=business'),
    services: { ...services, catalogue },
  });

  expect(names(data)).toEqual(['Example']);
});
