import { join } from 'node:path';
import request from 'supertest';
import { expect, test } from 'vitest';
import { demoRateCards } from '#server/catalogue/demonstration/demo-rates.ts';
import { readDemonstrationCatalogue } from '#server/catalogue/demonstration/read-demonstration-catalogue.ts';
import { demonstrationValidity } from '#server/catalogue/import/import-demonstration.ts';
import { listPublicPaths } from '#server/pages/seo/public-paths.ts';
import { createTestApp, testCatalogue } from '#server/testing/test-app.ts';

const vehicles = readDemonstrationCatalogue(join(import.meta.dirname, '../../catalogue/demonstration'));
const validity = demonstrationValidity('2026-11-20');
const catalogue = testCatalogue(
  vehicles,
  vehicles.flatMap((vehicle) => demoRateCards(vehicle, validity)),
);
const app = await createTestApp({ catalogue });

/** Lists and vehicle pages are thousands made by the same code, so only every third and every fiftieth is tried. */
const steps: Readonly<Record<string, number>> = { lists: 3, deals: 50 };
const paths = [...listPublicPaths(catalogue.snapshot())].flatMap(([sitemap, all]) => {
  const step = steps[sitemap.split('-').at(-1) ?? ''] ?? 1;
  return all.filter((_path, place) => place % step === 0);
});
const aboutVans = /^\/(?:electric-)?van-/;

async function findCounterpart(path: string): Promise<string | undefined> {
  const { status, body } = await request(app).get(`/page-data${path}`);
  expect(`${status} ${path}`).toBe(`200 ${path}`);
  return body.data.counterpart;
}

test('every counterpart in the demonstration site map answers, and its own counterpart is the page that it came from', async () => {
  const found = new Map<string, string>();
  for (const path of paths.filter((each) => !aboutVans.test(each))) {
    const counterpart = await findCounterpart(path);
    if (counterpart) found.set(path, counterpart);
  }
  const back = new Map<string, string | undefined>();
  for (const counterpart of new Set(found.values()))
    back.set(counterpart, await findCounterpart(counterpart));

  expect(found.size).toBeGreaterThan(200);
  const isLost = ([path, counterpart]: readonly [string, string]) =>
    path.startsWith('/car-leasing/') && counterpart.split('/').length === path.split('/').length
      ? back.get(counterpart) !== path
      : back.get(counterpart) === undefined;
  expect([...found].filter(isLost)).toEqual([]);
}, 60_000);

test('only pages of deals and makes have a counterpart, and none about vans, used or insured cars', async () => {
  const mayToggle = /^\/(?:(?:business-|electric-|hybrid-|hydrogen-)?car-leasing(?:\/|$)|all-manufacturers$)/;
  const others = paths.filter((path) => !mayToggle.test(path));
  const counterparts: string[] = [];
  for (const path of others)
    counterparts.push(...[(await request(app).get(`/page-data${path}`)).body.data?.counterpart ?? []].flat());

  expect(others.length).toBeGreaterThan(50);
  expect(counterparts).toEqual([]);
}, 60_000);
