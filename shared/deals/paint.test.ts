import { expect, test } from 'vitest';
import { allShapes } from '#shared/drawings/plans/all-plans.ts';
import { drawingName, type Pictured, paints, vehicleImageAlt, vehicleImagePath } from './paint.ts';

const refs = Array.from({ length: 180 }, (_, index) => String(1_000_000_000 + index));

function pictured(changes: Partial<Pictured>): Pictured {
  return { vehicleRef: '1234567890', vehicleType: 'car', ...changes };
}

test('a vehicle always has the same picture, and its reference decides the paint', () => {
  const first = vehicleImagePath(pictured({ bodyType: 'hatchback' }));

  expect(vehicleImagePath(pictured({ bodyType: 'hatchback' }))).toBe(first);
  expect(
    new Set(refs.map((vehicleRef) => vehicleImagePath(pictured({ bodyType: 'coupe', vehicleRef })))).size,
  ).toBe(paints.length);
});

test('neighbouring references get different paints', () => {
  const paths = refs.map((vehicleRef) => vehicleImagePath(pictured({ bodyType: 'coupe', vehicleRef })));
  const uses = paints.map(({ name }) => paths.filter((path) => path.endsWith(`coupe-${name}.svg`)).length);

  expect(Math.min(...uses)).toBeGreaterThan(refs.length / paints.length / 3);
});

test('a vehicle is drawn in its own shape where it has one, else in the plain one of its body type', () => {
  expect(vehicleImagePath(pictured({ bodyType: 'hatchback' }))).toMatch(/vehicles\/hatchback-[a-z-]+\.svg$/);
  expect(vehicleImagePath(pictured({ bodyType: 'hatchback', shape: 'supermini' }))).toMatch(
    /vehicles\/supermini-[a-z-]+\.svg$/,
  );
});

test('a vehicle of unknown body type is drawn under a cover', () => {
  expect(vehicleImagePath(pictured({}))).toBe('/website/static/vehicles/covered-car.svg');
  expect(vehicleImagePath(pictured({ vehicleType: 'commercial' }))).toBe(
    '/website/static/vehicles/covered-commercial.svg',
  );
  expect(vehicleImageAlt(pictured({}))).toBe('Drawing: car under a cover');
});

test('the text for a picture names the body type and the paint', () => {
  expect(vehicleImageAlt(pictured({ bodyType: 'saloon' }))).toMatch(/^Drawing: Saloon in [a-z ]+$/);
});

test('no two drawings share a name', () => {
  const names = allShapes.flatMap((shape) => paints.map(({ name }) => drawingName(shape, name)));

  expect(new Set(names).size).toBe(names.length);
});
