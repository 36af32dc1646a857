import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type TestContext, test } from 'vitest';
import { readDemonstrationCatalogue } from '#server/catalogue/demonstration/read-demonstration-catalogue.ts';
import { unifyNames } from '#server/catalogue/import/merge-catalogues.ts';
import { testFile } from '#server/catalogue/import/testing/feed-files.ts';
import { outsideFile, skipWithout } from '#server/testing/outside-file.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { resultsHeading } from '#shared/pages/results/results-words.ts';
import { scopePath, vehiclePath } from '#shared/routes/link-to.ts';
import { readVcaFile, type VcaRow } from './read-vca-file.ts';
import { vcaNames } from './vca-names.ts';

const published = outsideFile('vca-cars-2025.csv');

async function readAll(path: string): Promise<readonly VcaRow[]> {
  const rows: VcaRow[] = [];
  for await (const row of readVcaFile(path)) rows.push(row);
  return rows;
}

function onlyVehicles(rows: readonly VcaRow[]) {
  return rows.flatMap((row) => ('vehicle' in row ? [row.vehicle] : []));
}

/** The lines in another order, which is the same at each run. */
function mixLines(lines: readonly string[]): readonly string[] {
  return lines
    .map((line, index) => ({ line, key: (index * 7919) % 4001 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ line }) => line);
}

let reading: Promise<readonly VcaRow[]> | undefined;

/** The rows of the published file, read once for all tests. Skips the test if the file is not there. */
function readPublished(context: TestContext): Promise<readonly VcaRow[]> {
  skipWithout(published, context);
  reading ??= readAll(published);
  return reading;
}

test('the published file gives a vehicle for every row', async (context) => {
  const rows = await readPublished(context);
  expect(rows.filter((row) => 'fault' in row)).toEqual([]);
  expect(onlyVehicles(rows)).toHaveLength(3943);
});

test('the published file gives every vehicle its own reference and path', async (context) => {
  const rows = await readPublished(context);
  const vehicles = onlyVehicles(rows);
  const paths = vehicles.map((vehicle) => vehiclePath('personal', vehicle).replace(/\/\d{10}\/vehicle$/, ''));

  expect(new Set(vehicles.map((vehicle) => vehicle.vehicleRef)).size).toBe(vehicles.length);
  expect(vehicles.every((vehicle) => /^[1-9]\d{9}$/.test(vehicle.vehicleRef))).toBe(true);
  expect(new Set(paths).size).toBe(vehicles.length);
});

test('the published file gives one slug to one name within its parent', async (context) => {
  const rows = await readPublished(context);
  const namesBySlug = new Map<string, Set<string>>();
  for (const { make, range, model } of onlyVehicles(rows)) {
    const places = [make.slug, `${make.slug}/${range.slug}`, `${make.slug}/${range.slug}/${model.slug}`];
    for (const [index, { name, slug }] of [make, range, model].entries()) {
      expect(slug).toMatch(/^[a-z0-9-]+$/);
      const place = places[index] ?? '';
      namesBySlug.set(place, (namesBySlug.get(place) ?? new Set()).add(name));
    }
  }
  expect([...namesBySlug].filter(([, names]) => names.size > 1)).toEqual([]);
});

/** Titles of the lists of makes, ranges and models that more than one path has, with these paths. */
function sharedTitles(vehicles: readonly Vehicle[]) {
  const pathsByTitle = new Map<string, Set<string>>();
  for (const { vehicleType, make, range, model } of unifyNames(vehicles)) {
    const dealType = vehicleType === 'car' ? 'personal' : 'van';
    for (const topic of [{ make }, { make, range }, { make, range, model }]) {
      const title = resultsHeading({ dealType, pricingType: 'standard', topic });
      const path = scopePath(dealType, {
        make: make.slug,
        range: topic.range?.slug,
        model: topic.model?.slug,
      });
      pathsByTitle.set(title, (pathsByTitle.get(title) ?? new Set()).add(path));
    }
  }
  return [...pathsByTitle].filter(([, paths]) => paths.size > 1);
}

test('no two lists of the published file have one title, nor when it is added to the demonstration', async (context) => {
  const vehicles = onlyVehicles(await readPublished(context));
  const demonstration = readDemonstrationCatalogue(join(import.meta.dirname, '../demonstration'));

  expect(sharedTitles(vehicles)).toEqual([]);
  expect(sharedTitles([...demonstration, ...vehicles])).toEqual([]);
});

test('the published file names makes and ranges without years and without capitals throughout', async (context) => {
  const rows = await readPublished(context);
  const knownMakes = new Set(vcaNames().makes.values());
  for (const { make, range, model, derivative } of onlyVehicles(rows)) {
    expect(knownMakes).toContain(make.name);
    const text = [make, range, model, derivative].map(({ name }) => name).join(' | ');
    expect(text).not.toMatch(/ {2}|MY\d|\(V[LH]|Model Year|&#|["^*[\]{}<>\ufffd]|\p{Cc}/u);
    expect(range.name.replace(/\bIONIQ\b/, '')).not.toMatch(/\b[A-Z]{5,}\b/);
    expect(derivative.name.split('(').length).toBe(derivative.name.split(')').length);
    expect(derivative.slug).toMatch(/^[a-z0-9-]+$/);
  }
});

test('the published file gives the body type of at least 97 in 100 vehicles', async (context) => {
  const rows = await readPublished(context);
  const vehicles = onlyVehicles(rows);
  const known = vehicles.filter((vehicle) => vehicle.bodyType !== undefined);

  expect(known.length / vehicles.length).toBeGreaterThan(0.97);
});

test('the published file gives the same vehicles when read again with its lines in another order', async (context) => {
  const rows = await readPublished(context);
  const [header = '', ...lines] = (await readFile(published, 'utf8')).split('\r\n').filter(Boolean);
  const mixed = await readAll(await testFile('cars.csv', [header, ...mixLines(lines), ''].join('\r\n')));
  const told = (all: readonly VcaRow[]) =>
    new Map(onlyVehicles(all).map((vehicle) => [vehicle.vehicleRef, vehicle]));

  expect(told(mixed)).toEqual(told(rows));
});
