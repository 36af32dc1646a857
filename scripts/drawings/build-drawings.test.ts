import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allBodyTypes, bodyTypes } from '#shared/deals/body-type.ts';
import { drawingName, paints, shapeCounts, vehicleImagePath } from '#shared/deals/paint.ts';
import { allTiers } from '#shared/deals/tier.ts';
import { interfaceIconNames } from '#shared/ui/icon-names.ts';
import { makesWithLogo } from '#shared/ui/make-logos.generated.ts';
import { buildDrawings } from './build-drawings.ts';
import { shapesByBodyType } from './shapes/all-shapes.ts';
import { findMarkupFault } from './testing/find-markup-fault.ts';

const built = { folder: '', vehicles: new Map<string, string>() };

beforeAll(async () => {
  built.folder = await mkdtemp(path.join(tmpdir(), 'drawings-'));
  await buildDrawings(built.folder);
  const vehicles = path.join(built.folder, 'vehicles');
  for (const name of await readdir(vehicles)) {
    built.vehicles.set(name, await readFile(path.join(vehicles, name), 'utf8'));
  }
});

afterAll(() => rm(built.folder, { recursive: true }));

async function symbolsOf(sprite: string): Promise<string[]> {
  const svg = await readFile(path.join(built.folder, sprite), 'utf8');
  expect(findMarkupFault(svg)).toBeUndefined();
  return [...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id ?? '');
}

test('there is a drawing of every body type in each of its shapes and paints, and no other', () => {
  const names = allBodyTypes.flatMap((type) =>
    Array.from({ length: shapeCounts[type] ?? 1 }, (_, index) =>
      paints.map(({ name }) => `${drawingName(type, index + 1, name)}.svg`),
    ).flat(),
  );

  expect([...built.vehicles.keys()].sort()).toEqual(
    [...names, 'covered-car.svg', 'covered-commercial.svg'].sort(),
  );
});

test('each body type has as many shapes as the paint table says', () => {
  for (const type of allBodyTypes) expect(shapesByBodyType[type], type).toHaveLength(shapeCounts[type] ?? 1);
});

test('each drawing is well-formed, 6 kB at most, and has no style, script or colour gradient', () => {
  for (const [name, svg] of built.vehicles) {
    expect(findMarkupFault(svg), name).toBeUndefined();
    expect(Buffer.byteLength(svg), name).toBeLessThanOrEqual(6000);
    expect(svg, name).not.toMatch(/style|script|radient|filter|NaN|undefined|\son\w+=/);
  }
});

test('every reference inside a drawing has a target', () => {
  for (const [name, svg] of built.vehicles) {
    const used = [...svg.matchAll(/#([bogpw])["')]/g)].map(([, id]) => id);
    expect(used.length, name).toBeGreaterThan(0);
    for (const id of used) expect(svg, name).toContain(`id="${id}"`);
  }
});

test('the path for every vehicle is that of a drawing', () => {
  for (const bodyType of [...allBodyTypes, undefined]) {
    for (let index = 0; index < 60; index += 1) {
      const imagePath = vehicleImagePath({
        vehicleRef: String(2_000_000_000 + index * 7),
        vehicleType: bodyType ? bodyTypes[bodyType].vehicleType : 'commercial',
        range: { name: `Range ${index}`, slug: `range-${index}` },
        ...(bodyType ? { bodyType } : {}),
      });
      expect(built.vehicles.has(path.basename(imagePath)), imagePath).toBe(true);
    }
  }
});

test('the icon sprite has exactly the icons that have a name', async () => {
  const names = [...interfaceIconNames, ...allBodyTypes, ...allTiers];

  expect((await symbolsOf('icons.svg')).sort()).toEqual([...names].sort());
});

test('there is a logo file for exactly the makes in the generated list', async () => {
  const files = await readdir(path.join(built.folder, 'makes'));

  expect(files.sort()).toEqual(makesWithLogo.map((slug) => `${slug}.svg`).sort());
});
