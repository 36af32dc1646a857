import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDemonstrationCatalogue } from './read-demonstration-catalogue.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'demonstration-'));
  for (const name of ['models.csv', 'sizes.csv', 'powertrains.csv', 'trims.csv']) {
    cpSync(join(import.meta.dirname, name), join(folder, name));
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Changes one file of the copied catalogue; fails when there is nothing to change. */
function replaceIn(name: string, from: string, to: string): void {
  const path = join(folder, name);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

test('a cell that is not a number is refused with file, row and column', () => {
  replaceIn('models.csv', ',30000,', ',cheap,');

  expect(() => readDemonstrationCatalogue(folder)).toThrow(
    /models\.csv.*is not a number[\s\S]*\[0\]\.list_price/,
  );
});

test('an unknown column is refused', () => {
  replaceIn('trims.csv', 'is_pick', 'picked');

  expect(() => readDemonstrationCatalogue(folder)).toThrow(/trims\.csv/);
});

test('a powertrain sold in a trim that its model does not have is refused', () => {
  replaceIn('powertrains.csv', 'GT Performance;GTS', 'GT Performance;GTX');

  expect(() => readDemonstrationCatalogue(folder)).toThrow('Unknown trim GTX for alpine-a290');
});

test('a model without a powertrain is refused', () => {
  replaceIn('powertrains.csv', 'abarth-600e,', 'abarth-695,');

  expect(() => readDemonstrationCatalogue(folder)).toThrow('No powertrain for abarth-600e');
});

test('a model without a size is refused', () => {
  replaceIn('sizes.csv', 'abarth-600e,', 'abarth-695,');

  expect(() => readDemonstrationCatalogue(folder)).toThrow('No size for abarth-600e');
});

test('two vehicles of the same names are refused', () => {
  replaceIn('trims.csv', 'abarth-500e,Turismo', 'abarth-500e,Abarth');

  expect(() => readDemonstrationCatalogue(folder)).toThrow(/stands for two vehicles: Abarth 500e/);
});

test('a model that shares the powertrains of another has its own body, price and references', () => {
  const vehicles = readDemonstrationCatalogue(folder).filter(
    ({ make, range, pricingType }) =>
      make.name === 'Škoda' && range.name === 'Octavia' && pricingType === 'standard',
  );
  const versions = (model: string) => vehicles.filter((each) => each.model.name === model);
  const hatches = versions('Octavia Hatch');
  const estates = versions('Octavia Estate');

  expect(estates.map(({ derivative }) => derivative)).toEqual(hatches.map(({ derivative }) => derivative));
  expect(new Set(estates.map(({ bodyType }) => bodyType))).toEqual(new Set(['estate']));
  expect(estates.map(({ p11dPence = 0 }) => p11dPence - 120_000)).toEqual(
    hatches.map(({ p11dPence }) => p11dPence),
  );
});
