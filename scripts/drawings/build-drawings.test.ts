import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allBodyTypes } from '#shared/deals/body-type.ts';
import { drawingName, paints, vehicleImagePath } from '#shared/deals/paint.ts';
import { allTiers } from '#shared/deals/tier.ts';
import { drawingScaleOf } from '#shared/drawings/drawing-scale.ts';
import { allShapes, plans } from '#shared/drawings/plans/all-plans.ts';
import { profileOf } from '#shared/drawings/profile.ts';
import { interfaceIconNames } from '#shared/ui/icon-names.ts';
import { makesWithLogo } from '#shared/ui/make-logos.generated.ts';
import { buildDrawings } from './build-drawings.ts';
import { drawVehicle } from './parts/draw-vehicle.ts';
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

test('there is a drawing of every shape in each paint, and no other', () => {
  const names = allShapes.flatMap((shape) => paints.map(({ name }) => `${drawingName(shape, name)}.svg`));

  expect([...built.vehicles.keys()].sort()).toEqual(
    [...names, 'covered-car.svg', 'covered-commercial.svg'].sort(),
  );
  expect(allShapes.length).toBeGreaterThanOrEqual(36);
});

test('each drawing is well-formed, 7 kB at most, and has no style, script or colour gradient', () => {
  for (const [name, svg] of built.vehicles) {
    expect(findMarkupFault(svg), name).toBeUndefined();
    expect(Buffer.byteLength(svg), name).toBeLessThanOrEqual(7000);
    expect(svg, name).not.toMatch(/style|script|radient|filter|NaN|undefined|\son\w+=/);
  }
});

test('no two shapes give the same drawing, and drawing again gives the same bytes', () => {
  const reds = [...built.vehicles].filter(([name]) => name.endsWith('-red.svg')).map(([, svg]) => svg);

  expect(new Set(reds).size).toBe(allShapes.length);
  expect(drawVehicle(plans.hatchback, 1.12, '#a82a2c')).toBe(built.vehicles.get('hatchback-red.svg'));
});

test.each(allShapes)('%s stays inside its picture, on its wheels', (shape) => {
  const { outline, front, rear, length } = profileOf(plans[shape]);
  const { size, radius } = plans[shape];
  const scale = drawingScaleOf(plans[shape]);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);

  expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...xs)).toBeLessThanOrEqual(length);
  expect(Math.min(...ys)).toBeGreaterThan(0);
  expect(Math.max(...ys)).toBeLessThanOrEqual(size[1]);
  expect(front - radius).toBeGreaterThan(20);
  expect(rear + radius).toBeLessThan(length - 15);
  expect(length * scale).toBeLessThanOrEqual(640);
  expect(size[1] * scale).toBeLessThanOrEqual(292);
});

test('every reference inside a drawing has a target', () => {
  for (const [name, svg] of built.vehicles) {
    const used = [...svg.matchAll(/#([bogpw])["')]/g)].map(([, id]) => id);
    expect(used.length, name).toBeGreaterThan(0);
    for (const id of used) expect(svg, name).toContain(`id="${id}"`);
  }
});

test('the path for every vehicle is that of a drawing', () => {
  const shapes = [
    ...allBodyTypes.map((bodyType) => ({ bodyType })),
    ...allShapes.map((shape) => ({ shape })),
    {},
  ];
  for (const facts of shapes) {
    for (let index = 0; index < 60; index += 1) {
      const vehicleRef = String(2_000_000_000 + index * 7);
      for (const vehicleType of ['car', 'commercial'] as const) {
        const imagePath = vehicleImagePath({ vehicleRef, vehicleType, ...facts });
        expect(built.vehicles.has(path.basename(imagePath)), imagePath).toBe(true);
      }
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
